import { PROOF_LIMIT } from '#domain/learning/outside-training.rules.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import type { Upload } from '#server/platform/storage/upload.ts'

const signs: readonly [type: string, bytes: readonly number[]][] = [
	['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
	['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
	['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** How a proof's name ends, by its type. */
export const endings: Record<string, string> = {
	'application/pdf': 'pdf',
	'image/png': 'png',
	'image/jpeg': 'jpg',
}

/**
 * Returns the type of an uploaded proof by its first bytes, whatever its name.
 * @throws Problem 413 too-large, 415 file-type-refused
 */
export const typeOfProof = async (file: Upload): Promise<string> => {
	if (file.size > PROOF_LIMIT) throw new Problem(413, 'too-large')
	const head = await file.head(8)
	const [contentType] = signs.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte)) ?? []
	if (!contentType)
		throw new Problem(415, 'file-type-refused', 'A proof is a PDF, JPEG or PNG file.')
	return contentType
}
