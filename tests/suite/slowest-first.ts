import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest files in starting order, measured on two idle cores; a slow file that starts last
 * leaves a core idle. The others follow by size.
 */
const slowest = `machines atlas/package diagram/diagram diagram/diagram-folds atlas/command-line
  generated-requests running teacher-year money-random foreign-school production migrate-in-words order-books`.split(
	/\s+/,
)

const placeOf = ({ moduleId }: TestSpecification): number => {
	const at = slowest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
	return at < 0 ? slowest.length : at
}

/** Begins with the slowest files; `--sequence.shuffle` mixes them all. */
export class SlowestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const { shuffle, seed } = this.ctx.config.sequence
		if (shuffle) {
			const rank = ({ moduleId }: TestSpecification) =>
				createHash('sha1').update(`${seed}${moduleId}`).digest('hex')
			return files.toSorted((a, b) => rank(a).localeCompare(rank(b)))
		}
		return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
	}
}
