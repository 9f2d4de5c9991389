import type { DestinationStream } from 'pino'

/** Where a log is written to; it keeps its lines until it may speak. */
export type HeldOutput = DestinationStream & { speak: () => void }

/** @param output where the lines go to in the end */
export const holdOutput = (output: DestinationStream): HeldOutput => {
	let held: string[] | null = []
	return {
		write: (line) => {
			if (held) held.push(line)
			else output.write(line)
		},
		speak: () => {
			const lines = held ?? []
			held = null
			for (const line of lines) output.write(line)
		},
	}
}
