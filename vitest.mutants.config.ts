import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { warmPool } from './tests/mutants/warm-worker.ts'

const files = process.env.MUTANT_TESTS?.split(',') ?? []

/** Runs the files as they are named: quick ones first, since the first failure ends a mutant. */
class AsNamed extends BaseSequencer {
	override async sort(specs: TestSpecification[]) {
		const place = ({ moduleId }: TestSpecification) =>
			files.findIndex((file) => moduleId.endsWith(file))
		return specs.toSorted((a, b) => place(a) - place(b))
	}
}

/**
 * The tests that notice the mutants of one noun, on PostgreSQL where there is one;
 * `tests/mutants/mutants.ts` names them.
 */
export default defineConfig({
	plugins: [warmPool()],
	test: {
		globalSetup: ['tests/server/support/database/template-database.ts'],
		include: files,
		environment: 'node',
		isolate: false,
		sequence: { sequencer: AsNamed },
		testTimeout: 120_000,
		hookTimeout: 120_000,
		provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
	},
})
