import { webinarOf } from '#server/catalogue/catalogue/webinar.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf } from '#server/platform/graph/graph-context.ts'
import type { ListArgs } from '#server/platform/graph/where.ts'
import { countLearning, listRegisters } from './learning.service.ts'

/** Registrations and learning records of the caller. */
export const learningGraph = (deps: Deps) => {
	const registers = async (
		context: GraphContext,
		args: ListArgs,
		only?: { status?: 'confirmed'; courseType?: string },
	) => {
		const { id } = ownerOf(context)
		return (await listRegisters(deps.db, id, args, only)).map((row) => ({
			id: row.id,
			webinar_id: row.resource_id,
			reg_user_id: id,
			status: row.status,
			webinar: webinarOf(row.card),
		}))
	}

	return {
		Query: {
			registers: (_: unknown, args: ListArgs, context: GraphContext) => registers(context, args),
			learning: (_: unknown, args: ListArgs, context: GraphContext) =>
				registers(context, args, { status: 'confirmed' }),
			certification_test_registers: (_: unknown, args: ListArgs, context: GraphContext) =>
				registers(context, args, { courseType: 'certification' }),

			user_course_learning: async (_: unknown, args: ListArgs, context: GraphContext) => {
				const { id } = ownerOf(context)
				const [count, rows] = await Promise.all([
					countLearning(deps.db, id, args),
					listRegisters(deps.db, id, args),
				])
				const nodes = rows.map((row) => ({
					id: row.id,
					webinar_id: row.resource_id,
					status: row.status,
					started_at: new Date(row.created_at).toISOString(),
					lessons: row.total_lessons,
					lessons_done: row.done_lessons,
					webinar: webinarOf(row.card),
				}))
				return { count, nodes }
			},
		},
	}
}
