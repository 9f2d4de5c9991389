import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns true for files that a backup leaves out: locks, and files of unanswered requests. */
const isTransient = (name: string) => name === 'arriving' || name.endsWith('.lock.sqlite')

/**
 * Copies what is in a data folder into another one, over what is there.
 * @param without names at its top that are left out
 */
export const copyFiles = async (
	from: string,
	to: string,
	without: readonly string[] = [],
): Promise<void> => {
	await mkdir(to, { recursive: true, mode: 0o700 })
	const names = await readdir(from).catch(() => [])
	for (const name of names)
		if (!isTransient(name) && !without.includes(name))
			await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true })
}

/** Returns true if a folder is missing or empty. */
export const isEmpty = async (folder: string): Promise<boolean> =>
	(await readdir(folder).catch(() => [])).length === 0
