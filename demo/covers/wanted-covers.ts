import { bundleRows } from '../catalogue/bundles.seed.ts'
import { catalogueRows } from '../catalogue/catalogue.seed.ts'
import { quizRows } from '../learning/quizzes.seed.ts'

/** Every cover that a resource, bundle or quiz may show. */
export const wantedCovers = (now: Date) => {
	const catalogue = catalogueRows(now)
	const { quizzes } = quizRows(now)
	return [
		...catalogue.resources.filter((row) => row.cover),
		...bundleRows(catalogue, now).bundles,
		...quizzes.map((row) => ({ subject: row.subject, courseType: 'micro_resource' })),
	]
}
