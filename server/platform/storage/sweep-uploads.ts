import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No request takes so long, in ms. */
const OLD_MS = 3_600_000

/**
 * Deletes files that arrived for requests of a server that was killed; younger ones may be another
 * server's.
 */
export const sweepUploads = async (folder: string, now: Date): Promise<void> => {
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name)
		const facts = await stat(path).catch(() => undefined)
		if (facts && now.getTime() - facts.mtimeMs > OLD_MS) await rm(path, { force: true })
	}
}
