import type { StartingContent } from '#domain/shop/shop-settings.rules.ts'
import { clearReference, openReference } from '#server/catalogue/reference/reference.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { describeSetup, reloadSettings } from './shop-setup.service.ts'
import { hasBegun, lockSetup, writeSetup } from './shop-setup.store.ts'

/**
 * 28.1: gives a new shop the content that its owner chose. Until something is in the shop,
 * another choice replaces the last. The owner’s account stays.
 * @throws Problem 409 shop-begun, 409 demo-live where real payments are taken
 */
export const chooseContent = async (
	deps: PaymentDeps,
	owner: Account,
	content: StartingContent,
) => {
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		const { content: before } = await lockSetup(tx)
		if (await hasBegun(tx)) throw new Problem(409, 'shop-begun')
		if (content === 'demo' && deps.config.moneyMode === 'live') throw new Problem(409, 'demo-live')
		await clearReference(tx)
		if (content === 'demo') await deps.fillDemo(tx, now)
		else await openReference(tx, content)
		await writeSetup(tx, { content })
		const act = {
			actorId: owner.id,
			operation: 'chooseContent',
			subject: { kind: 'shop-setup', id: 'content' },
			before: { content: before },
			after: { content },
		}
		await recordAct(tx, act, now)
	})
	await reloadSettings(deps)
	for (const cache of [deps.memory, deps.answers, deps.pages]) cache.forget()
	return describeSetup(deps)
}
