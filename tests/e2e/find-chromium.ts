import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows comes first: it needs half the processor time for the same page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The browser to test in: CHROMIUM_PATH, one on the PATH, or undefined for the one Playwright installed (without windows too). */
export const findChromium = (): string | undefined => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}

/** Flags for a browser that runs in a container and asks nothing of the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
