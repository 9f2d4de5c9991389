import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ownCoverOf } from '#domain/learning/media.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readWhole } from '#server/platform/storage/read-whole.ts'
import type { OpenFile } from '#server/platform/storage/storage.ts'

/** Names of the files of covers. */
export const isCoverFile = (name: string): boolean =>
	/^[a-z0-9-]+-(320|640|960)\.(avif|webp)$/.test(name)

/** Opens the file of an own cover; undefined if there is none. */
export type OpenPicture = (media: string) => Promise<OpenFile | undefined>

/**
 * The folder of covers, and what sees that a file is there before it is sent: a cover is drawn, or
 * cut from its own picture, when it is first asked for.
 */
export const openCovers = ({ config }: Deps, openPicture: OpenPicture) => {
	const folder = resolve(config.DATA_DIR, 'covers')
	mkdirSync(folder, { recursive: true })
	const there = new Set<string>()
	const prepare = async (name: string): Promise<void> => {
		if (there.has(name) || !isCoverFile(name)) return
		const { cutCoverOnce, drawCoverOnce } = await import('#server/catalogue/cover/cover.service.ts')
		const own = ownCoverOf(name.replace(/-\d+\.\w+$/, ''))
		const read = async () => {
			const picture = own && (await openPicture(own.media))
			return picture?.contentType.startsWith('image/') ? readWhole(picture) : undefined
		}
		const isThere = own
			? await cutCoverOnce(folder, name, own, read)
			: await drawCoverOnce(folder, name)
		if (isThere) there.add(name)
	}
	return { folder, prepare }
}
