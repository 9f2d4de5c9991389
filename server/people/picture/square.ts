import type { ResizeOptions } from 'sharp'
import { isPictureName } from '#domain/people/picture-upload.rules.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { Upload } from '#server/platform/storage/upload.ts'
import { REFUSED_TYPE } from './picture.rules.ts'

/** Largest picture, in bytes. */
const PICTURE_LIMIT = 5 * 1024 * 1024

/** Width and height of a kept picture, in pixels. */
const SIZE = 256

const refuse = () =>
	new Problem(415, 'file-type-refused', REFUSED_TYPE, { response: { message: REFUSED_TYPE } })

const encode = async (file: unknown, resize: ResizeOptions): Promise<Buffer> => {
	if (!(file instanceof Upload) || !isPictureName(file.name)) throw refuse()
	if (file.size > PICTURE_LIMIT) throw new Problem(413, 'too-large')
	const { default: sharp } = await import('sharp')
	try {
		const picture = sharp(file.path, { limitInputPixels: 50_000_000 })
		const { format } = await picture.metadata()
		if (format !== 'jpeg' && format !== 'png') throw refuse()
		return await picture.rotate().resize(resize).webp({ quality: 80 }).toBuffer()
	} catch {
		throw refuse()
	}
}

/**
 * Converts an upload to a square WebP without its metadata (which contains a photo's place).
 * @throws Problem 413 too-large, 415 file-type-refused
 */
export const squareOf = (file: unknown): Promise<Buffer> =>
	encode(file, { width: SIZE, height: SIZE, fit: 'cover' })

/**
 * Converts an upload to WebP without its metadata, at most `side` pixels wide and high.
 * @throws Problem 413 too-large, 415 file-type-refused
 */
export const pictureWithin = (file: unknown, side: number): Promise<Buffer> =>
	encode(file, { width: side, height: side, fit: 'inside', withoutEnlargement: true })
