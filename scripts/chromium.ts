import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const headlessShell = '/usr/bin/chromium-headless-shell'
const places = [
  headlessShell,
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
  // Without this, every window renders the popups of its address bar. That is a third of the time of a new context.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup',
]

/** CHROMIUM_PATH, else one installed on the machine, else Playwright's. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return asked
  return [...places, chromium.executablePath()].find(runs)
}

/** Installs the headless shell by apt-get first, which runs the tests in three quarters of the time, else any. */
export function requireChromium(): string {
  if (!process.env.CHROMIUM_PATH && !runs(headlessShell)) installPackage('chromium-headless-shell')
  let path = findChromium()
  if (!path && installPackage('chromium')) path = findChromium()
  path ??= installWithPlaywright()
  if (!path) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  return path
}

/** The machine may lack apt-get, the right to use it, a network or the package. */
function installPackage(name: string) {
  return aptGet('install', name) || (aptGet('update') && aptGet('install', name))
}

function aptGet(action: string, ...packages: string[]) {
  if (process.platform !== 'linux') return false
  const isRoot = process.getuid?.() === 0
  const options = ['-qq', '--yes', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
  const [name = '', ...args] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...options, action, ...packages]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(name, args, { stdio: 'ignore', env, timeout: 120_000 }).status === 0
}

function installWithPlaywright() {
  console.log('ilearn: installing Chromium with Playwright')
  const isWindows = process.platform === 'win32'
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: isWindows })
  return findChromium()
}

/** The file proves nothing: Ubuntu's package is a stub. Not on Windows, where it would open a window. */
function runs(path: string) {
  if (!existsSync(path)) return false
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
