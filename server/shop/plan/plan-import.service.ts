import { v7 } from 'uuid'
import { type PlanLine, planFile } from '#domain/shop/plan-file.rules.ts'
import { type FilledList, idsOf } from '#server/platform/filled-list.ts'
import { columnsOf } from './plan.service.ts'
import { deleteUnheld, insertPlan } from './plan.store.ts'

/** 28.3: plans from a file; undoing it keeps those that somebody has or had. */
export const planList: FilledList<PlanLine> = {
	name: 'plans',
	file: planFile,
	take: async (tx, { slug, terms }) => {
		const row = await insertPlan(tx, { id: v7(), slug, ...columnsOf(terms) })
		return row ? { recordId: row.id } : { column: 'slug', value: slug, reason: 'taken' }
	},
	undo: (tx, made) => deleteUnheld(tx, idsOf(made)),
}
