import { beforeAll, describe, expect, test } from 'vitest'
import { openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import {
	type DraftContent,
	type DraftView,
	move,
	moveAll,
	publish,
	read,
	save,
	wholeContent,
	write,
} from '../../support/drafts.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let editor: Staff
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
})

const itemOf = ({ id, content }: DraftView) => ({ id, title: content.title })
const aBundle = (items: DraftContent['items'], some: Partial<DraftContent> = {}) =>
	wholeContent({ course_type: 'bundle', lessons: [], price: 70_000, items, ...some })
const pageOf = async (slug: string) =>
	expectOk<{ course_type: string; duration_minutes: number; bundle_items: { id: string }[] }>(
		await server.call('GET', `/v1/learning/${slug}`),
	)
/** Two public courses of half an hour. */
const openCourses = async () => [await publish(editor), await publish(editor)] as const

describe('28.3 a bundle is put together in the desk', () => {
	test('28.3 two courses become a bundle, which opens both for who buys it', async () => {
		const [one, other] = await openCourses()
		const content = aBundle([itemOf(other), itemOf(one)])
		const view = await publish(editor, content)
		expect((await read(editor, view.id)).content.items).toEqual(content.items)
		const page = await pageOf(content.slug)
		expect(page).toMatchObject({ course_type: 'bundle', duration_minutes: 60 })
		expect(page.bundle_items.map(({ id }) => id)).toEqual([other.id, one.id])
		const buyer = await openBuyer(server)
		const { body } = await buyer.order({ product_id: [view.id] })
		const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
		expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
		expect(await buyer.owned()).toEqual([view.id, one.id, other.id].sort())
	})

	test('28.3 a new version has other resources; who bought before keeps theirs', async () => {
		const [one, other] = await openCourses()
		const third = await publish(editor)
		const view = await publish(editor, aBundle([itemOf(one), itemOf(other)]))
		const revised = expectOk<DraftView>(await move(editor, view, 'revise'))
		const next = { ...revised.content, items: [itemOf(third), itemOf(one)] }
		await moveAll(editor, await save(editor, revised, next), ['submit', 'approve', 'publish'])
		const { bundle_items: items } = await pageOf(view.content.slug)
		expect(items.map(({ id }) => id)).toEqual([third.id, one.id])
	})

	test('28.3 with one resource it is not complete', async () => {
		const [one] = await openCourses()
		const view = await write(editor, aBundle([itemOf(one)]))
		expect(view.gaps).toEqual(['items'])
		expect(await move(editor, view, 'submit')).toMatchObject({
			status: 409,
			body: { code: 'draft-incomplete', gaps: ['items'] },
		})
	})

	test('28.3 it is not published with a resource that was withdrawn meanwhile', async () => {
		const [one, other] = await openCourses()
		const view = await write(editor, aBundle([itemOf(one), itemOf(other)]))
		const approved = await moveAll(editor, view, ['submit', 'approve'])
		await moveAll(editor, one, ['withdraw'])
		expect(await move(editor, approved, 'publish')).toMatchObject({
			status: 409,
			body: { code: 'draft-incomplete', gaps: ['itemGone'] },
		})
		expect((await read(editor, view.id)).gaps).toEqual(['itemGone'])
	})

	test.each([
		[
			'a bundle',
			async () => itemOf(await publish(editor, aBundle((await openCourses()).map(itemOf)))),
		],
		[
			'something sold elsewhere',
			async () => ({
				id: await addResource(server.db, { courseType: 'affiliated_product' }),
				title: '',
			}),
		],
		['nothing known', async () => ({ id: '019b76da-a800-7c84-aa9a-c17ea98324d5', title: '' })],
	])('28.3 a bundle has no %s in it', async (_, makeItem) => {
		const [one] = await openCourses()
		const begun = await write(editor, aBundle([itemOf(one)]))
		const content = { ...begun.content, items: [itemOf(one), await makeItem()] }
		const body = { revision: begun.revision, content }
		expect((await editor.desk('PUT', `/resources/${begun.id}`, body)).status).toBe(400)
		const twice = { ...body, content: { ...content, items: [itemOf(one), itemOf(one)] } }
		expect((await editor.desk('PUT', `/resources/${begun.id}`, twice)).status).toBe(400)
	})

	test('28.3 DSK-21 an author bundles only what they began', async () => {
		const author = await openStaff(server, 'Author Rao', ['author'])
		const [foreign] = await openCourses()
		const own = await moveAll(author, await write(author), ['submit'])
		await moveAll(editor, await read(editor, own.id), ['approve', 'publish'])
		const begun = await write(author, aBundle([itemOf(own)]))
		const content = { ...begun.content, items: [itemOf(own), itemOf(foreign)] }
		const body = { revision: begun.revision, content }
		expect((await author.desk('PUT', `/resources/${begun.id}`, body)).status).toBe(400)
		expect((await editor.desk('PUT', `/resources/${begun.id}`, body)).status).toBe(200)
	})

	test('28.3 what becomes another type has no resources any more', async () => {
		const view = await publish(editor, aBundle((await openCourses()).map(itemOf)))
		const revised = expectOk<DraftView>(await move(editor, view, 'revise'))
		const { lessons } = wholeContent()
		const next = { ...revised.content, course_type: 'self_paced' as const, lessons }
		await moveAll(editor, await save(editor, revised, next), ['submit', 'approve', 'publish'])
		expect(await pageOf(view.content.slug)).toMatchObject({
			...{ course_type: 'self_paced', bundle_items: [] },
		})
	})
})
