import { expect, test } from 'vitest'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

test('PRF-01 ROL-03 who owns a bundle sees how far its items are, with hours and certificate; nobody else does', async () => {
	const [me, other] = [await openLearner(server), await openBuyer(server)]
	const bundle = await me.enrol({ courseType: 'bundle', title: 'Early Numbers', price: 90000 }, 1)
	const done = await me.complete({
		title: 'Calm Mornings',
		givesCertificate: true,
		trainingMinutes: 90,
		trainingKind: 'board',
		trainingStandard: 'growth',
	})
	const begun = await me.enrol({ title: 'Counting', trainingMinutes: 60 })
	await me.mark(begun.id, begun.lessons[0]!)
	const lost = await addResource(server.db, { title: 'Not mine' })
	await server.db.insert(bundleItem).values(
		[done.resourceId, begun.resourceId, lost].map((resourceId, position) => ({
			bundleId: bundle.resourceId,
			resourceId,
			position,
		})),
	)
	const read = async (token: string) =>
		(await server.call('GET', '/v1/user/bundles', { token })).body as unknown as {
			data: Record<string, unknown>[]
		}
	const { data } = await read(me.token)
	expect(data).toEqual([
		{
			id: bundle.id,
			slug: expect.any(String),
			title: 'Early Numbers',
			owned_at: expect.any(String),
			order_id: null,
			receipt_number: null,
			paid: null,
			done_items: 1,
			minutes: 150,
			items: [
				{
					title: 'Calm Mornings',
					learning_id: done.id,
					progress: 100,
					minutes: 90,
					certificate_id: expect.any(String),
				},
				{
					title: 'Counting',
					learning_id: begun.id,
					progress: 50,
					minutes: 60,
					certificate_id: null,
				},
				{
					title: 'Not mine',
					learning_id: null,
					progress: 0,
					minutes: 0,
					certificate_id: null,
				},
			],
		},
	])
	expect(await read(other.token)).toEqual({ data: [] })
})
