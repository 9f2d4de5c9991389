import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const find = (wanted: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(existsSync)
}

/** The browser to test in: CHROMIUM_PATH, one on the PATH, or undefined for the one Playwright installed. */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH ?? find(names)

/** Chromium without windows, where there is one: it needs half the processor time for the same page, and knows no notifications. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? find(['chromium-headless-shell', ...names])

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

/** The environment of a browser that has letters for Hindi, as phones in India do, whatever the machine has (fontconfig, Linux). */
export const deviceFonts = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'device-fonts.conf'),
} as Record<string, string>
