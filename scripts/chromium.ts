import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags to run Chromium without background requests, and as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Every window would render the popups of its address bar: a third of the time that a new context takes.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup',
]

/** The path of a Chromium that runs: CHROMIUM_PATH, else one installed on the machine, else Playwright's. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  return [...places, chromium.executablePath()].find(runs)
}

/** Like `findChromium`, but installs one where there is none: with apt-get, else with Playwright. */
export function requireChromium(): string {
  const path = findChromium() ?? installed('apt-get') ?? installed('playwright')
  if (!path) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  return path
}

function installed(by: 'apt-get' | 'playwright') {
  console.log(`ilearn: installing Chromium by ${by}`)
  if (by === 'playwright') command('npx', 'playwright', 'install', 'chromium')
  else if (aptGet('update'))
    void (aptGet('install', '-y', 'chromium-headless-shell') || aptGet('install', '-y', 'chromium'))
  return findChromium()
}

function aptGet(...args: string[]) {
  if (process.platform !== 'linux') return false
  const isRoot = process.getuid?.() === 0
  return isRoot ? command('apt-get', '-qq', ...args) : command('sudo', '-n', 'apt-get', '-qq', ...args)
}

function command(name: string, ...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(name, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
}

/**
 * Ubuntu's package is a stub that asks for a snap, so an existing file proves nothing. On Windows running it would open
 * a window.
 */
function runs(path: string) {
  if (!existsSync(path)) return false
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
