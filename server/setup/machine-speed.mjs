import { createHash } from 'node:crypto'

/**
 * Result of `machineSpeed` on two idle cores of the machine that set this repository's limits, in
 * ms.
 */
export const REFERENCE_MS = 72

const ROUNDS = 7
const HASHES = 60_000
const RECORDS = 20_000

/**
 * One round of typical work: hashing in the library, and records that are created, serialised as
 * JSON, parsed and sorted.
 */
const work = () => {
	let digest = 'vidya'
	for (let i = 0; i < HASHES; i += 1) digest = createHash('sha256').update(digest).digest('hex')
	const records = Array.from({ length: RECORDS }, (_, i) => ({
		id: (i * 7_919) % RECORDS,
		name: `${digest.slice(0, 8)}${i}`,
		tags: [i % 3, i % 5, i % 7],
	}))
	const read = JSON.parse(JSON.stringify(records))
	return read.sort((a, b) => a.id - b.id || a.name.localeCompare(b.name)).length
}

/**
 * How fast one core of this machine is now: a fixed piece of work, timed, so that seconds of two
 * machines, or of one at two times, can be compared.
 * @returns {number} ms, the median of seven rounds; about a second passes
 */
export const machineSpeed = () => {
	const rounds = Array.from({ length: ROUNDS }, () => {
		const begun = performance.now()
		work()
		return performance.now() - begun
	})
	return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
}
