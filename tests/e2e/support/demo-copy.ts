import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The data of a shop with the demo, as it is before the first visitor. */
const ORIGINAL = '.cache/e2e-original'

/** Fills a new data folder with the demo. Called once, before any copy is made. */
export const writeOriginal = (): void => {
	rmSync(ORIGINAL, { recursive: true, force: true })
	const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'fill-demo.ts')], {
		stdio: 'inherit',
		env: { ...process.env, DATA_DIR: ORIGINAL, DATABASE_URL: undefined, LOG_LEVEL: 'warn' },
	})
	if (status !== 0) throw new Error('The demo of the browser tests could not be written.')
}

/**
 * Replaces a folder with the data of the demo. The folder stays empty where no original was written
 * (E2E_BASE_URL): a server fills it.
 */
export const copyOriginal = (folder: string): void => {
	rmSync(folder, { recursive: true, force: true })
	if (existsSync(ORIGINAL)) cpSync(ORIGINAL, folder, { recursive: true })
}
