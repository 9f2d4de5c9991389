import { Problem } from '#server/platform/problems/problem.ts'

/** Types whose bodies are written to the disk. */
const isLarge = (type: string) => type === 'multipart/form-data' || type.startsWith('video/')

/**
 * Refuses forms and videos where the contract describes none, before anything of them is read.
 * @param header the request's Content-Type
 * @param described the types of the operation's body
 * @throws Problem 415 unsupported-type
 */
export const refuseBodyType = (header: string | undefined, described: readonly string[]): void => {
	const type = (header ?? '').split(';')[0]!.trim().toLowerCase()
	if (isLarge(type) && !described.includes(type)) throw new Problem(415, 'unsupported-type')
}
