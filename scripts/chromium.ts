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

/** What a Chromium needs to be quiet and to run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** The path of a Chromium that runs here: CHROMIUM_PATH, else one of the machine, else Playwright's own. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  return [...places, chromium.executablePath()].find(runs)
}

/** As `findChromium`, but installs one where there is none: by the system's packages, else by Playwright. */
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

/** Ubuntu's package is a stub that only asks for a snap, so a file alone proves nothing. On Windows asking opens a window. */
function runs(path: string) {
  if (!existsSync(path)) return false
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
