import { type Edge, stateOf } from '../graph.ts'

const PRIME = 0x100000001b3n
const OFFSET = 0xcbf29ce484222325n

/** FNV-1a, 64 bits (RFC 9923), in base 36. */
const fingerprint = (text: string): string => {
	let hash = OFFSET
	for (const byte of new TextEncoder().encode(text))
		hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME)
	return hash.toString(36).padStart(13, '0').slice(-9)
}

/**
 * The id of a path: it depends on its steps and the states between them, and on nothing else, so
 * that a path that a change does not touch keeps it, also when context gains a field or an event is
 * added that the path does not send.
 */
export const pathId = (steps: readonly Edge[]): string =>
	fingerprint(steps.map(({ kind, label, to }) => `${kind} ${label} ${stateOf(to)}`).join('\n'))
