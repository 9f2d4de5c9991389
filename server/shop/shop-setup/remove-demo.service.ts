import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { openQuestions } from '#server/people/profile/profile.service.ts'
import { inviteFirstOwner } from '#server/people/staff/owner-invitation.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { emptyShop } from './empty-shop.store.ts'
import { reloadSettings } from './shop-setup.service.ts'
import { lockSetup, writeSetup } from './shop-setup.store.ts'

/**
 * 28.1: removes the demonstration whole, with everybody’s accounts and orders. Settings, texts,
 * hidden banners and the audit log stay. The shop has no owner afterwards.
 * @returns the one-time address below which its first owner signs in
 * @throws Problem 409 demo-not-there, 409 demo-live where real payments are taken
 */
export const removeDemo = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'memory' | 'answers' | 'pages'>,
	owner: Account,
): Promise<{ begin_url: string }> => {
	const { db, clock, config } = deps
	const now = clock()
	const begin = await db.transaction(async (tx) => {
		if ((await lockSetup(tx)).demo !== 'filled') throw new Problem(409, 'demo-not-there')
		if (config.moneyMode === 'live') throw new Problem(409, 'demo-live')
		await emptyShop(tx, now)
		await openReference(tx)
		await openQuestions(tx)
		await writeSetup(tx, { demo: 'removed', content: null })
		const act = {
			actorId: owner.id,
			operation: 'removeDemo',
			subject: { kind: 'shop-setup', id: 'demo' },
			before: { demo: 'filled' },
			after: { demo: 'removed' },
		}
		await recordAct(tx, act, now)
		return inviteFirstOwner(tx, config.publicUrl, now)
	})
	await reloadSettings(deps)
	for (const cache of [deps.memory, deps.answers, deps.pages]) cache.forget()
	return { begin_url: begin! }
}
