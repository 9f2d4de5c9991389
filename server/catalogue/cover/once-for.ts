import { existsSync } from 'node:fs'
import { open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** Ms between two looks whether another process has written the file. */
const LOOK_MS = 25

/** Ms after which who said that it makes a file is taken to have ended. */
const LOST_MS = 15_000

const claim = async (lock: string): Promise<boolean> => {
	try {
		await (await open(lock, 'wx')).close()
		return true
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
		return false
	}
}

const isLost = async (lock: string): Promise<boolean> => {
	const held = await stat(lock).catch(() => null)
	return held !== null && Date.now() - held.mtimeMs > LOST_MS
}

/**
 * Writes a file that is missing: one process of all that share the folder makes its content, the
 * others wait for it. It is never there in part.
 */
export const onceFor = async (path: string, make: () => Promise<Buffer>): Promise<void> => {
	const lock = `${path}.lock`
	while (!existsSync(path)) {
		if (await claim(lock)) {
			try {
				if (existsSync(path)) return
				await writeFile(`${path}.part`, await make())
				await rename(`${path}.part`, path)
			} finally {
				await rm(lock, { force: true })
			}
		} else if (await isLost(lock)) await rm(lock, { force: true })
		else await setTimeout(LOOK_MS)
	}
}
