import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const find = (wanted: readonly string[]): string | undefined => {
	const folders = (process.env.PATH ?? '').split(delimiter)
	return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(existsSync)
}

/**
 * Returns the browser to test in: CHROMIUM_PATH, one on the PATH, or undefined for Playwright's
 * own.
 */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH ?? find(names)

/**
 * Returns the headless shell if there is one: it takes half the CPU per page and has no
 * notifications.
 */
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

/**
 * The environment of a browser with Hindi fonts, like phones in India, on any machine (fontconfig,
 * Linux).
 */
export const deviceFonts = {
	...process.env,
	FONTCONFIG_FILE: join(import.meta.dirname, 'device-fonts.conf'),
} as Record<string, string>
