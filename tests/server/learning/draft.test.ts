import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { paragraphsOf } from '#domain/learning/rich-text.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { draft } from '#server/learning/draft/draft.tables.ts'
import { publishDue } from '#server/learning/draft/move-draft.service.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import {
	aLesson,
	type DraftView,
	move,
	moveAll,
	publish,
	read,
	save,
	wholeContent,
	write,
} from '../support/drafts.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { openStaff } from '../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let editor: Staff
let author: Staff
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
	author = await openStaff(server, 'Author Rao', ['author'])
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const pageOf = (slug: string, token?: string) =>
	server.call('GET', `/v1/learning/${slug}`, token ? { token } : {})
const titlesIn = async (query: string) =>
	(
		(await server.call('GET', `/v1/learning/all?${query}`)).body as never as {
			data: { title: string }[]
		}
	).data.map(({ title }) => title)

describe('DSK-07 from a draft to the shop', () => {
	test('DSK-07 an author writes and hands in, an editor approves and publishes', async () => {
		const content = wholeContent({ title: 'Zebra Crossings for Class Two' })
		const written = await write(author, content)
		expect(written).toMatchObject({ status: 'draft', gaps: [], moves: ['submit'], content })
		expect((await pageOf(content.slug)).status).toBe(404)
		const handedIn = await moveAll(author, written, ['submit'])
		expect(handedIn).toMatchObject({ status: 'in_review', moves: ['recall'] })
		const read1 = await read(editor, written.id)
		expect(read1.moves).toEqual(['recall', 'return', 'approve'])
		const approved = await moveAll(editor, read1, ['approve'])
		expect((await pageOf(content.slug)).status).toBe(404)
		const done = await moveAll(editor, approved, ['publish'])
		expect(done).toMatchObject({ status: 'published', content })
		const { status, body } = await pageOf(content.slug)
		expect(status).toBe(200)
		expect(body).toMatchObject({
			id: written.id,
			title: content.title,
			price: 49_900,
			duration_minutes: 30,
			syllabus: [{ title: 'Part one', lessons: [{ title: 'Fold a roti' }, { title: 'Share it' }] }],
			instructor: { name: 'Neha Kapoor' },
		})
		expect(await titlesIn('search=zebra')).toEqual([content.title])
		expect(await titlesIn('tags=foundational-numeracy')).toContain(content.title)
	})

	test('DSK-07 authors decide nothing that editors decide, and see only their own', async () => {
		const own = await moveAll(author, await write(author), ['submit'])
		expect(codeOf(await move(author, own, 'approve'))).toEqual([403, 'forbidden'])
		expect(codeOf(await move(author, own, 'return'))).toEqual([403, 'forbidden'])
		const others = await write(editor)
		expect((await author.desk('GET', `/resources/${others.id}`)).status).toBe(404)
		expect((await move(author, others, 'submit')).status).toBe(404)
		expect((await author.desk('GET', `/resources/${others.id}/versions`)).status).toBe(404)
		expect((await author.desk('GET', `/resources/${others.id}/preview`)).status).toBe(404)
		const put = { revision: others.revision, content: wholeContent() }
		expect((await author.desk('PUT', `/resources/${others.id}`, put)).status).toBe(404)
		const list = (await author.desk('GET', '/resources?limit=100')).body as never as {
			data: { author: string }[]
		}
		expect(new Set(list.data.map((row) => row.author))).toEqual(new Set(['Author Rao']))
	})

	test('DSK-07 what is incomplete is saved and not handed in; the answer says what is missing', async () => {
		const draft = await write(author, wholeContent({ summary: ' ', lessons: [] }))
		expect(draft.gaps).toEqual(['summary', 'lessons'])
		const refused = await move(author, draft, 'submit')
		expect(codeOf(refused)).toEqual([409, 'draft-incomplete'])
		expect(refused.body).toMatchObject({ gaps: ['summary', 'lessons'] })
		expect((await read(author, draft.id)).status).toBe('draft')
	})

	test('DSK-07 an address that another resource has or had is refused', async () => {
		const [first, second] = [wholeContent(), wholeContent()]
		const published = await publish(editor, first)
		const taken = await write(editor, { ...second, slug: first.slug })
		expect(taken.gaps).toEqual(['slugTaken'])
		const preview = await editor.desk('GET', `/resources/${taken.id}/preview`)
		expect(preview.body).toMatchObject({ id: taken.id, slug: `preview-${taken.id}` })
		const revised = await moveAll(editor, published, ['revise'])
		const moved = await save(editor, revised, { ...revised.content, slug: `${first.slug}-new` })
		await moveAll(editor, moved, ['submit', 'approve', 'publish'])
		expect((await read(editor, taken.id)).gaps).toEqual(['slugTaken'])
		expect(codeOf(await move(editor, await read(editor, taken.id), 'submit'))).toEqual([
			409,
			'draft-incomplete',
		])
	})

	test('DSK-07 a returned draft says why, and can be handed in again as the next version', async () => {
		const first = await moveAll(author, await write(author), ['submit'])
		const returned = (await move(editor, first, 'return', { note: 'Name the sources.' }))
			.body as never as DraftView
		expect(returned).toMatchObject({ status: 'draft', note: 'Name the sources.' })
		const seen = await read(author, first.id)
		const better = await save(author, seen, { ...seen.content, summary: 'With sources.' })
		await moveAll(author, better, ['submit'])
		const { data } = (await author.desk('GET', `/resources/${first.id}/versions`))
			.body as never as {
			data: { number: number }[]
		}
		expect(data.map(({ number }) => number)).toEqual([2, 1])
		const old = await author.desk('GET', `/resources/${first.id}/versions/1`)
		expect(old.body).toEqual(first.content)
		expect((await author.desk('GET', `/resources/${first.id}/versions/9`)).status).toBe(404)
	})

	test('DSK-07 what was previewed is what is published, and a preview leaves nothing behind', async () => {
		const content = wholeContent()
		const draft = await write(editor, content)
		const preview = await editor.desk('GET', `/resources/${draft.id}/preview`)
		expect(preview.status).toBe(200)
		expect((await pageOf(content.slug)).status).toBe(404)
		const left = await server.db.select().from(lesson).where(eq(lesson.resourceId, draft.id))
		expect(left).toEqual([])
		await moveAll(editor, draft, ['submit', 'approve', 'publish'])
		expect((await pageOf(content.slug)).body).toEqual(preview.body)
	})
})

describe('DSK-07 two writers', () => {
	test('DSK-07 the second save over one revision is refused, and nothing is overwritten', async () => {
		const draft = await write(author)
		const first = { revision: draft.revision, content: { ...draft.content, summary: 'First.' } }
		const second = { revision: draft.revision, content: { ...draft.content, summary: 'Second.' } }
		expect((await author.desk('PUT', `/resources/${draft.id}`, first)).status).toBe(200)
		const refused = await editor.desk('PUT', `/resources/${draft.id}`, second)
		expect(codeOf(refused)).toEqual([409, 'draft-changed'])
		expect((await read(author, draft.id)).content.summary).toBe('First.')
		expect(codeOf(await move(author, draft, 'submit'))).toEqual([409, 'draft-changed'])
	})

	test('DSK-07 nobody writes in what is in review; the answer names the status', async () => {
		const draft = await moveAll(author, await write(author), ['submit'])
		const put = { revision: draft.revision, content: draft.content }
		const refused = await author.desk('PUT', `/resources/${draft.id}`, put)
		expect(codeOf(refused)).toEqual([409, 'draft-moved'])
		expect(refused.body).toMatchObject({ current_status: 'in_review' })
	})

	test('DSK-07 a lesson of another resource, or one lesson twice, is refused', async () => {
		const other = await publish(editor)
		const draft = await write(author)
		const put = (lessons: object[]) =>
			author.desk('PUT', `/resources/${draft.id}`, {
				revision: draft.revision,
				content: { ...draft.content, lessons },
			})
		expect((await put(other.content.lessons)).status).toBe(400)
		expect((await put([draft.content.lessons[0]!, draft.content.lessons[0]!])).status).toBe(400)
	})

	test('DSK-18 the audit log has each decision, and one act for each turn of writing', async () => {
		const draft = await write(author)
		const again = await save(author, draft, { ...draft.content, summary: 'Again.' })
		await save(editor, await read(editor, again.id), { ...draft.content, summary: 'By another.' })
		await moveAll(editor, await read(editor, draft.id), ['submit'])
		const owner = await openStaff(server, 'Owner Bose', ['owner'])
		const { data } = (await owner.desk('GET', `/audit?subject=${draft.id}`)).body as never as {
			data: { operation: string; actor: { name: string } }[]
		}
		expect(data.map(({ operation, actor }) => [operation, actor.name])).toEqual([
			['moveDraft', 'Editor Devi'],
			['saveDraft', 'Editor Devi'],
			['createDraft', 'Author Rao'],
		])
	})
})

describe('DSK-07 revisions', () => {
	test('DSK-07 a revision changes nothing public until it is published, and can be discarded', async () => {
		const content = wholeContent()
		const published = await publish(editor, content)
		const revised = await moveAll(editor, published, ['revise'])
		expect(revised).toMatchObject({ status: 'draft', content })
		await save(editor, revised, { ...content, title: 'Half written' })
		expect((await pageOf(content.slug)).body).toMatchObject({ title: content.title })
		const discarded = await moveAll(editor, await read(editor, published.id), ['discard'])
		expect(discarded).toMatchObject({ status: 'published', content: { title: content.title } })
		expect(codeOf(await move(editor, await write(editor), 'discard'))).toEqual([
			409,
			'draft-not-public',
		])
	})

	test('DSK-07 an address that was changed leads to the new one', async () => {
		const content = wholeContent()
		const revised = await moveAll(editor, await publish(editor, content), ['revise'])
		const slug = `${content.slug}-renamed`
		const saved = await save(editor, revised, { ...content, slug, subject: 'Science' })
		await moveAll(editor, saved, ['submit', 'approve', 'publish'])
		expect((await pageOf(content.slug)).body).toMatchObject({ id: revised.id, slug })
		const course = await server.call('GET', `/v1/courses/mathematics-${content.slug}`)
		expect(course.body).toMatchObject({ id: revised.id, slugtitle: `science-${slug}` })
		const back = await moveAll(editor, await read(editor, revised.id), ['revise'])
		await moveAll(editor, await save(editor, back, { ...back.content, slug: content.slug }), [
			'submit',
			'approve',
			'publish',
		])
		expect((await pageOf(content.slug)).body).toMatchObject({ slug: content.slug })
		expect((await pageOf(slug)).body).toMatchObject({ slug: content.slug })
	})

	test('DSK-07 CAT-08 progress stays with the lessons; the ticks of removed lessons go', async () => {
		const content = wholeContent({ price: null })
		const published = await publish(editor, content)
		const buyer = await openBuyer(server)
		const [row] = await server.db
			.insert(enrolment)
			.values({
				accountId: buyer.accountId,
				resourceId: published.id,
				source: 'free',
				createdAt: new Date(server.deps.clock().getTime() - 7 * 24 * 3_600_000),
			})
			.returning()
		const [kept, gone] = content.lessons
		await server.db.insert(lessonDone).values([
			{ enrolmentId: row!.id, lessonId: gone!.id, doneAt: server.deps.clock() },
			{ enrolmentId: row!.id, lessonId: kept!.id, doneAt: server.deps.clock() },
		])
		const mine = async () =>
			(await server.call('GET', `/v1/learning/mine/${row!.id}`, { token: buyer.token }))
				.body as never as { done_lessons: number; total_lessons: number }
		const revise = async (lessons: object[]) => {
			const revised = await moveAll(editor, await read(editor, published.id), ['revise'])
			const saved = await save(editor, revised, { ...content, lessons: lessons as never })
			return moveAll(editor, saved, ['submit', 'approve', 'publish'])
		}
		const added = aLesson('Third')
		await revise([added, gone!, kept!])
		expect(await mine()).toMatchObject({ done_lessons: 2, total_lessons: 3 })
		await revise([kept!, added])
		expect(await mine()).toMatchObject({ done_lessons: 1, total_lessons: 2 })
		await revise([kept!])
		expect(await mine()).toMatchObject({ done_lessons: 1, total_lessons: 1 })
		const [after] = await server.db.select().from(enrolment).where(eq(enrolment.id, row!.id))
		expect(after!.completesAt).toEqual(server.deps.clock())
	})
})

describe('FTR-01 a quiz in a lesson', () => {
	const quizId = v7()
	const withQuiz = (lesson: object = {}) => ({
		...aLesson('Count them'),
		body: paragraphsOf(''),
		quiz: { id: quizId, title: 'As it was chosen' },
		...lesson,
	})
	beforeAll(() =>
		server.db.insert(quiz).values({
			...{ id: quizId, slug: 'how-children-count', title: 'How children count', summary: 'Ten.' },
			...{ subject: 'Mathematics', minutes: 5, publishedAt: server.deps.clock() },
		}),
	)

	test('FTR-01 DSK-07 a lesson that is only a quiz is whole, and leads its learners to the quiz', async () => {
		const content = wholeContent({ price: null, lessons: [aLesson('Fold a roti'), withQuiz()] })
		const written = await write(editor, content)
		expect(written.gaps).toEqual([])
		const { id } = await moveAll(editor, written, ['submit', 'approve', 'publish'])
		const me = await openBuyer(server)
		const createdAt = server.deps.clock()
		const [row] = await server.db
			.insert(enrolment)
			.values({ accountId: me.accountId, resourceId: id, source: 'free', createdAt })
			.returning()
		const seen = async () =>
			(
				(await server.call('GET', `/v1/learning/mine/${row!.id}`, { token: me.token }))
					.body as never as { sections: { lessons: { quiz: object | null }[] }[] }
			).sections.flatMap(({ lessons }) => lessons.map((one) => one.quiz))
		const open = { slug: 'how-children-count', title: 'How children count' }
		expect(await seen()).toEqual([null, open])
		const revised = await moveAll(editor, await read(editor, id), ['revise'])
		expect(revised.content.lessons[1]!.quiz).toEqual({ id: quizId, title: open.title })
		await server.db.update(quiz).set({ hiddenAt: createdAt }).where(eq(quiz.id, quizId))
		expect(await seen()).toEqual([null, null])
	})

	test('FTR-01 a quiz that is not there is refused', async () => {
		const { id, revision, content } = await write(editor)
		const lessons = [withQuiz({ quiz: { id: v7(), title: 'None' } })]
		const put = { revision, content: { ...content, lessons } }
		expect(codeOf(await editor.desk('PUT', `/resources/${id}`, put))).toEqual([
			400,
			'invalid-request',
		])
	})
})

describe('DSK-07 withdrawn', () => {
	test('DSK-07 nobody finds or buys what is withdrawn; those who have it keep it', async () => {
		const content = wholeContent({
			title: 'Quagga Stories for Assembly',
			instructor_name: 'Ustad Khan',
		})
		const published = await publish(editor, content)
		const [owner, buyer] = [await openBuyer(server), await openBuyer(server)]
		await server.db.insert(enrolment).values({
			accountId: owner.accountId,
			resourceId: published.id,
			source: 'purchase',
			createdAt: server.deps.clock(),
		})
		await moveAll(editor, published, ['withdraw'])
		expect((await pageOf(content.slug)).status).toBe(404)
		expect((await pageOf(content.slug, buyer.token)).status).toBe(404)
		expect((await pageOf(content.slug, owner.token)).status).toBe(200)
		expect(await titlesIn('search=quagga')).not.toContain(content.title)
		expect(await titlesIn('limit=50')).not.toContain(content.title)
		expect((await server.call('GET', '/v1/instructors/ustad-khan')).status).toBe(404)
		const { token } = buyer
		const body = { product_id: published.id }
		expect((await server.call('POST', '/v1/cart/retail', { token, body })).status).toBe(404)
		const asked = { token, body: { product_id: [published.id] } }
		const quote = await server.call('POST', '/v1/purchase/quote', asked)
		expect(quote.body).toMatchObject({
			rejections: [{ code: 'unknown-product', product_id: published.id }],
		})
		await moveAll(editor, await read(editor, published.id), ['offer'])
		expect((await pageOf(content.slug)).status).toBe(200)
		expect(await titlesIn('search=quagga')).toEqual([content.title])
	})

	test('DSK-07 what is withdrawn is mended in a draft and is public again when that is published', async () => {
		const content = wholeContent()
		const withdrawn = await moveAll(editor, await publish(editor, content), ['withdraw', 'revise'])
		expect(withdrawn).toMatchObject({ status: 'draft', path: null, moves: ['submit'] })
		await moveAll(editor, withdrawn, ['submit', 'approve', 'publish'])
		expect((await pageOf(content.slug)).status).toBe(200)
	})
})

describe('DSK-07 at a time', () => {
	test('DSK-07 what is scheduled is published when its time has come, not before', async () => {
		const content = wholeContent()
		const approved = await moveAll(editor, await write(editor, content), ['submit', 'approve'])
		const at = (ms: number) => new Date(server.deps.clock().getTime() + ms).toISOString()
		expect(codeOf(await move(editor, approved, 'schedule', { publish_at: at(-1) }))).toEqual([
			409,
			'publish-time-past',
		])
		expect(codeOf(await move(editor, approved, 'schedule'))).toEqual([409, 'publish-time-past'])
		const publishAt = at(60_000)
		const scheduled = (await move(editor, approved, 'schedule', { publish_at: publishAt }))
			.body as never as DraftView
		expect(scheduled).toMatchObject({ status: 'scheduled', publish_at: publishAt })
		await publishDue(server.deps)
		expect((await pageOf(content.slug)).status).toBe(404)
		server.advance(60_000)
		await publishDue(server.deps)
		expect((await pageOf(content.slug)).status).toBe(200)
		expect(await read(editor, approved.id)).toMatchObject({ status: 'published', publish_at: null })
	})

	test('DSK-07 a schedule can be cancelled', async () => {
		const approved = await moveAll(editor, await write(editor), ['submit', 'approve'])
		const publish_at = new Date(server.deps.clock().getTime() + 60_000).toISOString()
		const scheduled = (await move(editor, approved, 'schedule', { publish_at }))
			.body as never as DraftView
		const back = await moveAll(editor, scheduled, ['unschedule'])
		expect(back).toMatchObject({ status: 'approved', publish_at: null })
		server.advance(120_000)
		await publishDue(server.deps)
		expect((await read(editor, approved.id)).status).toBe('approved')
	})
})

test('DSK-07 of two editors who decide at the same time, one succeeds', async () => {
	const other = await openStaff(server, 'Second Editor', ['editor'])
	await race(
		async () => moveAll(editor, await write(editor), ['submit', 'approve']),
		[
			(view: DraftView) => move(editor, view, 'publish'),
			(view: DraftView) => move(other, view, 'return', { note: 'Not yet.' }),
		],
		async (answers, view) => {
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
			const { status } = await read(editor, view.id)
			const rows = await server.db.select().from(resource).where(eq(resource.id, view.id))
			expect([status, rows.length]).toEqual(
				answers[0]!.status === 200 ? ['published', 1] : ['draft', 0],
			)
		},
	)
})

test('DSK-07 of two resources that are published at the same time with one address, one succeeds', async () => {
	await race(
		async () => {
			const content = wholeContent()
			const twin = { ...wholeContent(), slug: content.slug }
			const first = await moveAll(editor, await write(editor, content), ['submit', 'approve'])
			return [first, await moveAll(editor, await write(editor, twin), ['submit', 'approve'])]
		},
		[
			([one]: DraftView[]) => move(editor, one!, 'publish'),
			([, other]: DraftView[]) => move(editor, other!, 'publish'),
		],
		async (answers) => {
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
			const refused = answers.find(({ status }) => status === 409)!
			expect(refused.body).toMatchObject({ code: 'draft-incomplete', gaps: ['slugTaken'] })
		},
	)
})

describe('DSK-07 the list', () => {
	test('DSK-07 the list is searched, filtered, sorted and counted by status', async () => {
		const titles = ['Okapi One', 'Okapi Two 100%', 'Okapi Three']
		for (const title of titles) {
			server.advance(1000)
			await write(editor, wholeContent({ title }))
		}
		const list = async (query: string) =>
			(await editor.desk('GET', `/resources?${query}`)).body as never as {
				total: number
				counts: { status: string; number: number }[]
				data: { title: string }[]
			}
		const found = await list('search=okapi&sort=title')
		expect(found.data.map(({ title }) => title)).toEqual([...titles].sort())
		expect(found.total).toBe(3)
		expect(found.counts).toEqual([{ status: 'draft', number: 3 }])
		expect((await list('search=0%25')).data.map(({ title }) => title)).toEqual(['Okapi Two 100%'])
		const newest = await list('search=okapi&limit=1&offset=2')
		expect(newest).toMatchObject({ total: 3, data: [{ title: 'Okapi One' }] })
		expect((await list('search=okapi&status=published')).total).toBe(0)
		expect((await list('search=okapi&course_type=webinar')).total).toBe(0)
	})

	test('DSK-07 what came with the shop is in the list once it has a row, and can be revised', async () => {
		const id = await addResource(server.db, { title: 'Numbat', subject: 'Science' })
		await server.db.insert(draft).values({
			resourceId: id,
			status: 'published',
			title: 'Numbat',
			courseType: 'self_paced',
			changedAt: server.deps.clock(),
		})
		const revised = await moveAll(editor, await read(editor, id), ['revise'])
		expect(revised.content).toMatchObject({ title: 'Numbat', subject: 'Science', price: 49_900 })
	})
})
