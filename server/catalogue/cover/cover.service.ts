import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { CoverFocus } from '#domain/learning/media.rules.ts'
import type { StoredFile } from '#server/platform/storage/storage.ts'
import { coverNameOf } from './cover-art.ts'
import { type Cover, drawCover, knownCovers, WIDTHS } from './cover-file.ts'
import { onceFor } from './once-for.ts'
import { drawOwnCover } from './own-cover.ts'

/** Covers that are drawn at the same time; one takes about 0.05 s of processor. */
const AT_ONCE = 2

const atOnce = pLimit(AT_ONCE)

const underWay = new Map<string, Promise<void>>()

const makeFile = (folder: string, file: string, draw: () => Promise<Buffer>): Promise<void> => {
	const path = join(folder, file)
	const drawing =
		underWay.get(path) ?? atOnce(() => onceFor(path, draw)).finally(() => underWay.delete(path))
	underWay.set(path, drawing)
	return drawing
}

const drawFile = (folder: string, cover: Cover, file: string): Promise<void> =>
	makeFile(folder, file, () => drawCover(cover, file))

/**
 * Draws one file of a cover where it is missing, once also when several processes of the folder are
 * asked for it.
 * @param file `{subject}-{type}-{width}.avif` or `.webp`
 * @returns true if the file is there: there are no other drawn covers
 */
export const drawCoverOnce = async (folder: string, file: string): Promise<boolean> => {
	const cover = knownCovers.get(file.replace(/-\d+\.\w+$/, ''))
	if (!cover) return false
	await drawFile(folder, cover, file)
	return true
}

/**
 * Cuts one file of an own cover where it is missing, once (DSK-08).
 * @param read answers its picture; undefined if there is none
 * @returns true if the file is there
 */
export const cutCoverOnce = async (
	folder: string,
	file: string,
	focus: CoverFocus,
	read: () => Promise<StoredFile | undefined>,
): Promise<boolean> => {
	if (existsSync(join(folder, file))) return true
	const picture = await read()
	if (!picture) return false
	await makeFile(folder, file, () => drawOwnCover(picture.content, focus, file))
	return true
}

/**
 * Draws the covers that are not there yet into `folder`, as `{subject}-{type}-{width}.avif|webp`.
 */
export const drawCovers = async (folder: string, wanted: readonly Cover[]): Promise<void> => {
	mkdirSync(folder, { recursive: true })
	const files = wanted.flatMap((cover) =>
		WIDTHS.flatMap((width) =>
			['avif', 'webp'].map((format) => ({
				cover,
				file: `${coverNameOf(cover.subject, cover.courseType)}-${width}.${format}`,
			})),
		),
	)
	await Promise.all(files.map(({ cover, file }) => drawFile(folder, cover, file)))
}
