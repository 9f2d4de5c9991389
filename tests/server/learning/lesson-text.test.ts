import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { paragraphsOf, type RichBlock, type RichText } from '#domain/learning/rich-text.rules.ts'
import type { LessonDetail as Detail, LearningSection } from '#openapi/v1.gen.ts'
import { draft } from '#server/learning/draft/draft.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { aLesson, moveAll, publish, read, wholeContent, write } from '../support/drafts.ts'
import { expectOk } from '../support/expect-ok.ts'
import { cookieOf } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
})

const words = (text: string) => [{ type: 'text' as const, text, marks: [] }]
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: words(text) })
const doc = (...content: RichBlock[]): RichText => ({ type: 'doc', content })

const halves = doc(
	{ type: 'heading', attrs: { level: 2 }, content: words('What a half is') },
	{ type: 'paragraph', content: [{ type: 'inlineMath', attrs: { latex: '\\frac{1}{2}' } }] },
	{
		type: 'orderedList',
		attrs: { start: 1 },
		content: [
			{ type: 'listItem', content: [paragraph('Fold')] },
			{ type: 'listItem', content: [paragraph('Cut')] },
		],
	},
	{ type: 'callout', attrs: { kind: 'activity' }, content: [paragraph('दो रोटियाँ')] },
	{
		type: 'table',
		content: [
			{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('Part')] }] },
		],
	},
	{ type: 'video', attrs: { provider: 'youtube', video: 'dQw4w9WgXcQ', title: 'A roti' } },
)

/** A learner of a free course with these lessons. */
const learnFrom = async (...texts: RichText[]) => {
	const lessons = texts.map((body, i) => ({ ...aLesson(`Lesson ${i}`), body }))
	const made = await publish(editor, wholeContent({ price: null, lessons }))
	const me = await openBuyer(server)
	const values = { accountId: me.accountId, resourceId: made.id, source: 'free' as const }
	const [row] = await server.db
		.insert(enrolment)
		.values({ ...values, createdAt: server.deps.clock() })
		.returning()
	const call = (path: string) => server.call('GET', path, { token: me.token })
	return { made, lessons, me, call, enrolmentId: row!.id }
}

describe('DSK-04 the text of a lesson', () => {
	test('DSK-04 CAT-08 is what learners read, with formulas as MathML; its words are in the item and the handout', async () => {
		const { made, lessons, me, call, enrolmentId } = await learnFrom(
			halves,
			paragraphsOf('Only words.'),
		)
		const item = expectOk<{ sections: LearningSection[] }>(
			await call(`/v1/learning/mine/${enrolmentId}`),
		)
		const listed = item.sections.flatMap((section) => section.lessons)
		expect(listed.map(({ body, formatted }) => [body, formatted])).toEqual([
			['What a half is\n\n1/2\n\n1. Fold\n2. Cut\n\nदो रोटियाँ\n\nPart', true],
			['Only words.', false],
		])
		const detail = async (i: number) =>
			expectOk<Detail>(await call(`/v1/learning/mine/${enrolmentId}/lessons/${lessons[i]!.id}`))
		const { text, formulas } = await detail(0)
		expect(text).toEqual(halves)
		expect(formulas).toMatchObject([{ latex: '\\frac{1}{2}', block: false, math: { tag: 'math' } }])
		expect(JSON.stringify(formulas)).toContain('mfrac')
		expect(await detail(1)).toMatchObject({ text: paragraphsOf('Only words.'), formulas: [] })

		const url = `/profile/lesson-handouts/${enrolmentId}/${lessons[0]!.id}`
		const file = await server.app.inject({ url, headers: { cookie: await cookieOf(server, me) } })
		const { text: printed } = await extractText(new Uint8Array(file.rawPayload), {
			mergePages: true,
		})
		expect(printed.replace(/\s+/g, ' ')).toMatch(/What a half is .* 1\. Fold 2\. Cut .* Part/)

		const revised = await moveAll(editor, await read(editor, made.id), ['revise'])
		expect(revised.content.lessons.map(({ body }) => body)).toEqual([
			halves,
			paragraphsOf('Only words.'),
		])
	})

	test('DSK-04 a long handout goes on over its pages, and nothing is cut off', async () => {
		const many = Array.from({ length: 60 }, (_, i) =>
			paragraph(`Point ${i}. ${'Fold it again. '.repeat(30)}`),
		)
		const { lessons, me, enrolmentId } = await learnFrom(
			doc(...many, paragraph(`Begin ${'go on '.repeat(3000)}end.`)),
		)
		const url = `/profile/lesson-handouts/${enrolmentId}/${lessons[0]!.id}`
		const file = await server.app.inject({ url, headers: { cookie: await cookieOf(server, me) } })
		const { text: pages } = await extractText(new Uint8Array(file.rawPayload))
		expect(pages.length).toBeGreaterThan(5)
		const all = pages.join(' ').replace(/\s+/g, ' ')
		expect(all).toMatch(/Begin( go on){3000} end\./)
		for (const i of many.keys()) expect(all).toContain(`Point ${i}. Fold it again.`)
	})

	test('DSK-04 a draft of the time when lessons were paragraphs is read as such', async () => {
		const { id, content } = await write(editor)
		const old = { ...content, lessons: [{ ...content.lessons[0]!, body: 'One.\n\nTwo.' }] }
		await server.db
			.update(draft)
			.set({ content: old as never })
			.where(eq(draft.resourceId, id))
		expect((await read(editor, id)).content.lessons[0]!.body).toEqual(paragraphsOf('One.\n\nTwo.'))
	})

	const link = (href: string) =>
		doc({
			type: 'paragraph',
			content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
		})
	const nest = (depth: number): object =>
		depth === 0
			? paragraph('x')
			: { type: 'bulletList', content: [{ type: 'listItem', content: [nest(depth - 1)] }] }
	test.each([
		['an address of a script', link('javascript:alert(1)')],
		['an unknown node', doc({ type: 'script' } as never)],
		['an unknown attribute', doc({ ...paragraph('x'), onclick: 'alert(1)' } as never)],
		['a list three deep', doc(nest(3) as never)],
		['a list a thousand deep', doc(nest(1000) as never)],
		[
			'a video of somebody else',
			doc({ type: 'video', attrs: { provider: 'x', video: 'x', title: '' } } as never),
		],
		['a node of no type', doc({} as never)],
		['words alone', 'Only words.' as never],
	])('DSK-04 with %s a draft is refused, and nothing is changed', async (_, body) => {
		const made = await write(editor)
		const lessons = [{ ...aLesson('Fold'), body }]
		const put = { revision: made.revision, content: { ...made.content, lessons } }
		expect((await editor.desk('PUT', `/resources/${made.id}`, put)).status).toBe(400)
		expect((await read(editor, made.id)).revision).toBe(made.revision)
	})
})
