import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Complaint } from './complaint.ts'
import type { AtlasConfig } from './config.types.ts'
import { importFile } from './import-file.ts'

/** A repository: its folder and what its configuration says. */
export type Project = { home: string; config: AtlasConfig }

const NAMES = ['atlas.config.ts', 'atlas.config.mjs', 'atlas.config.js']

const configAbove = (folder: string): string | undefined => {
	const file = NAMES.map((name) => join(folder, name)).find(existsSync)
	const parent = dirname(folder)
	return file ?? (parent === folder ? undefined : configAbove(parent))
}

/**
 * The project that a folder belongs to: the nearest folder above with a configuration, else the
 * folder itself.
 * @throws Complaint when the configuration exports no object
 */
export const projectAt = async (folder: string): Promise<Project> => {
	const file = configAbove(resolve(folder))
	if (!file) return { home: resolve(folder), config: {} }
	const { default: config } = await importFile(file)
	if (typeof config !== 'object' || config === null)
		throw new Complaint(`${file} has no configuration as its default export`)
	return { home: dirname(file), config }
}

let current: Promise<Project> | undefined

/** The project of the folder in which the command was called. */
export const projectHere = (): Promise<Project> => {
	current ??= projectAt(process.cwd())
	return current
}
