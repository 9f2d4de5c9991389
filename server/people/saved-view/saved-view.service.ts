import { MOST_VIEWS } from '#domain/people/saved-view.rules.ts'
import type { DeskList, SavedView } from '#openapi/v1.gen.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './saved-view.store.ts'

const answerOf = ({ id, name, search }: store.SavedViewRow): SavedView => ({
	...{ id, name, search },
})

/** 28.3: the views of a list that a person has saved, by name. */
export const listSavedViews = async (db: Db, me: Account, list: DeskList) => ({
	data: (await store.findViews(db, me.id, list)).map(answerOf),
})

const recordOf = ({ list, name, search }: store.SavedViewRow) => ({ list, name, search })

/**
 * 28.3: saves a view of a list for a person, in place of one with the same name.
 * @throws Problem 409 saved-views-too-many
 */
export const storeSavedView = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	{ list, name, search }: { list: DeskList; name: string; search: string },
): Promise<SavedView> =>
	db.transaction(async (tx) => {
		await lockAccount(tx, me.id)
		const wanted = { accountId: me.id, list, name: name.trim() }
		if ((await store.countOthers(tx, wanted)) >= MOST_VIEWS)
			throw new Problem(409, 'saved-views-too-many')
		const savedAt = clock()
		const row = await store.writeView(tx, { ...wanted, search, savedAt })
		const act = {
			actorId: me.id,
			operation: 'storeSavedView',
			subject: { kind: 'saved-view', id: row.id },
			before: {},
			after: recordOf(row),
		}
		await recordAct(tx, act, savedAt)
		return answerOf(row)
	})

/** 28.3: deletes a view of a person. @throws Problem 404 not-found */
export const removeSavedView = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
): Promise<void> =>
	db.transaction(async (tx) => {
		const row = await store.deleteView(tx, me.id, id)
		if (!row) throw new Problem(404, 'not-found')
		const act = {
			actorId: me.id,
			operation: 'removeSavedView',
			subject: { kind: 'saved-view', id },
			before: recordOf(row),
			after: {},
		}
		await recordAct(tx, act, clock())
	})
