import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import {
	addFavourite,
	listBookmarks,
	listFavourites,
	removeFavourite,
} from '#server/catalogue/favourite/favourite.service.ts'
import { favourite } from '#server/catalogue/favourite/favourite.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

/** Creates an account with `count` bookmarks a second apart, newest first. */
const reader = async (bookmarks: number) => {
	const { accountId, token } = await openBuyer(server)
	const marks: { id: string; resourceId: string }[] = []
	for (let n = 0; n < bookmarks; n += 1) {
		server.advance(1000)
		const resourceId = await addResource(server.db)
		const now = server.deps.clock()
		marks.unshift({ id: await addFavourite(server.db, { accountId, resourceId, now }), resourceId })
	}
	return { accountId, token, marks, ids: marks.map(({ resourceId }) => resourceId) }
}

test('CRD-05 bookmarks are paged, newest first, nine at a time, each as its card, and only one’s own', async () => {
	const [me, other] = [await reader(11), await reader(1)]
	const page = async (window: { limit?: number; offset?: number }, accountId = me.accountId) => {
		const { total, data } = await listFavourites(server.db, accountId, window)
		return { total, ids: data.map(({ id }) => id), marked: data.map(({ favourite }) => favourite) }
	}
	const whole = (ids: string[], total = 11) => ({ total, ids, marked: ids.map(() => true) })
	expect(await page({})).toEqual(whole(me.ids.slice(0, 9)))
	expect(await page({ limit: 4 })).toEqual(whole(me.ids.slice(0, 4)))
	expect(await page({ limit: 4, offset: 8 })).toEqual(whole(me.ids.slice(8)))
	expect(await page({ offset: 11 })).toEqual(whole([]))
	expect(await page({}, other.accountId)).toEqual(whole(other.ids, 1))
})

test('API-02 CRD-05 bookmarks are found by their own id or by their resource, each with its card', async () => {
	const [me, other] = [await reader(3), await reader(1)]
	const [first, second, third] = me.marks
	const found = async (args: Parameters<typeof listBookmarks>[2]) =>
		(await listBookmarks(server.db, me.accountId, args)).map(({ id, card }) => ({
			id,
			resourceId: card.id,
		}))
	expect(await found({})).toEqual(me.marks)
	expect(await found({ limit: 1, offset: 1 })).toEqual([second])
	expect(await found({ where: { id: { _eq: third!.id } } })).toEqual([third])
	expect(await found({ where: { webinar_id: { _in: [first!.resourceId] } } })).toEqual([first])
	expect(await found({ where: { id: { _eq: other.marks[0]!.id } } })).toEqual([])
})

test('CRD-05 a bookmark is made once, of what exists', async () => {
	const me = await reader(1)
	const mark = { accountId: me.accountId, now: server.deps.clock() }
	const [made] = me.marks
	expect(await addFavourite(server.db, { ...mark, resourceId: made!.resourceId })).toBe(made!.id)
	await expect(addFavourite(server.db, { ...mark, resourceId: v7() })).rejects.toMatchObject({
		status: 404,
		code: 'not-found',
	})
	expect((await listFavourites(server.db, me.accountId, {})).total).toBe(1)
})

test('CRD-05 ROL-03 a bookmark is removed by its id or its resource, one’s own only, and nothing besides', async () => {
	const [me, other] = [await reader(3), await reader(1)]
	const [first, second, third] = me.marks
	const [theirs] = other.marks
	const before = await server.db.$count(favourite)
	const remove = (by: { id: string } | { resourceId: string }) =>
		removeFavourite(server.db, me.accountId, by)
	expect([
		await remove({ id: theirs!.id }),
		await remove({ resourceId: theirs!.resourceId }),
	]).toEqual([false, false])
	expect([await remove({ id: first!.id }), await remove({ id: first!.id })]).toEqual([true, false])
	expect(await remove({ resourceId: second!.resourceId })).toBe(true)
	const left = await listBookmarks(server.db, me.accountId, {})
	expect(left.map(({ id }) => id)).toEqual([third!.id])
	expect(await server.db.$count(favourite)).toBe(before - 2)
})
