import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import type { Span } from '#server/platform/india-days.ts'
import type { FunnelStep } from './buying-funnel.rules.ts'
import { journey } from './journey.tables.ts'

const took = (ids: readonly string[]): SQL =>
	sql`(${sql.join(
		ids.map((id) => sql`${journey.steps} @> ${JSON.stringify([[[id]]])}::jsonb`),
		sql` or `,
	)})`

const reached = (step: FunnelStep) =>
	sql<number>`(count(*) filter (where ${and(
		eq(journey.machine, step.machine),
		'took' in step ? took(step.took) : sql`not ${took(step.unless)}`,
	)}))::int`

/** Counts the journeys of a span that reached each of some steps. */
export const countSteps = async (
	db: Db,
	steps: readonly FunnelStep[],
	{ from, to }: Span,
): Promise<Record<string, number>> => {
	const [row] = await db
		.select(Object.fromEntries(steps.map((step) => [step.step, reached(step)])))
		.from(journey)
		.where(
			and(
				inArray(
					journey.machine,
					steps.map(({ machine }) => machine),
				),
				gte(journey.startedAt, from),
				lt(journey.startedAt, to),
			),
		)
	return row as Record<string, number>
}
