import { growCatalogue, type Run } from '../grow.ts'
import { communitySteps } from './grow-community.ts'
import { learningSteps } from './grow-learning.ts'
import { orderSteps } from './grow-orders.ts'
import { peopleSteps, sizes } from './grow-people.ts'

/**
 * Grows the demo to a school of 5,000 teachers by `sizes`: the same rows each time, dated before
 * now.
 */
export const growSchool = async (run: Run): Promise<void> => {
	await growCatalogue(run, sizes.resources)
	for (const step of [...peopleSteps, ...learningSteps, ...orderSteps, ...communitySteps])
		await run(step)
	await run('VACUUM ANALYZE')
}
