import { describe, expect, it } from 'vitest'
import { type DraftContent, gapsOf, movedIn } from '#domain/learning/draft-content.rules.ts'
import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import { indiaText, momentOf } from '#domain/learning/india-time.rules.ts'
import { paragraphsOf } from '#domain/learning/rich-text.rules.ts'
import { movesFor } from '#machines/learning/draft/draft-status.rules.ts'
import {
	afterEdit,
	misreadOf,
	readWriting,
	textsOf,
	writeWriting,
} from '#machines/learning/draft/resource-editor.rules.ts'
import { tell } from '../story.ts'

const lesson = (id: string) => ({
	id,
	section: 'One',
	title: id,
	body: paragraphsOf('Text.'),
	minutes: 5,
	files: [],
	quiz: null,
})
const content: DraftContent = {
	slug: 'fractions',
	title: 'Fractions',
	summary: 'Halves.',
	description: 'Fold a roti.',
	course_type: 'self_paced',
	resource_type: 'standard',
	subject: 'Mathematics',
	level: 'Primary',
	language: 'English',
	tags: [],
	outcomes: ['Introduces halves'],
	price: 49_900,
	old_price: null,
	instructor_name: 'Neha Kapoor',
	instructor_bio: '',
	start_date: null,
	needs_confirmation: false,
	training_minutes: 0,
	training_kind: 'school',
	training_standard: 'practice',
	gives_certificate: false,
	affiliate_url: null,
	cover: null,
	lessons: [lesson('a'), lesson('b'), lesson('c')],
	items: [],
}

describe('DSK-07 what a resource still needs', () => {
	it.each([
		[{}, []],
		[{ title: ' ' }, ['title']],
		[{ slug: '' }, ['slug']],
		[{ slug: 'रोटी' }, ['slugInvalid']],
		[{ slug: '..' }, ['slugInvalid']],
		[{ slug: 'two--hyphens' }, ['slugInvalid']],
		[{ outcomes: ['', ' '] }, ['outcomes']],
		[{ old_price: 49_900 }, ['oldPrice']],
		[{ old_price: 49_901 }, []],
		[{ course_type: 'webinar' as const }, ['startDate']],
		[{ course_type: 'affiliated_product' as const, lessons: [] }, ['affiliateUrl']],
		[{ lessons: [] }, ['lessons']],
		[{ course_type: 'bundle' as const, lessons: [], items: [] }, ['items']],
		[
			{ lessons: [{ ...lesson('a'), title: '', body: paragraphsOf(' '), minutes: 0 }] },
			['lessonTitle', 'lessonBody', 'lessonMinutes'],
		],
	])('DSK-07 %j lacks %j', (change, gaps) => {
		expect(gapsOf({ ...content, ...change }, [])).toEqual(gaps)
	})

	it('DSK-07 an address that is taken is named, one that is none is not also taken', () => {
		expect(gapsOf(content, ['slugTaken'])).toEqual(['slugTaken'])
		expect(gapsOf({ ...content, slug: '..' }, ['slugTaken'])).toEqual(['slugInvalid'])
	})
})

describe('DSK-07 prices and times as they are typed', () => {
	it.each([
		['', null],
		['499', 49_900],
		['₹ 1,00,000', 10_000_000],
		['499.5', 49_950],
		['1', 100],
		['1000000', 100_000_000],
		['0', undefined],
		['-1', undefined],
		['1000000000000', undefined],
		['free', undefined],
	])('DSK-07 %j is %j paise', (typed, paise) => {
		expect(paiseOf(typed)).toBe(paise)
	})

	it('DSK-07 a price is shown as it was typed, a time as clocks in India show it', () => {
		expect([priceText(null), priceText(49_900), priceText(49_950)]).toEqual(['', '499', '499.50'])
		expect(momentOf('2026-12-01T18:00')).toBe('2026-12-01T12:30:00.000Z')
		expect(indiaText('2026-12-01T12:30:00.000Z')).toBe('2026-12-01T18:00')
		expect([momentOf(''), momentOf('2026-13-01T18:00'), indiaText(null)]).toEqual([null, null, ''])
	})
})

describe('DSK-07 edits', () => {
	const writing = { content, texts: textsOf(content) }
	const ids = (of: DraftContent) => of.lessons.map(({ id }) => id).join('')

	it('DSK-07 a lesson moves by one place, and stays at an end', () => {
		expect(movedIn(content.lessons, 'c', -1).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
		expect(movedIn(content.lessons, 'a', -1)).toEqual(content.lessons)
		const removed = afterEdit(writing, { kind: 'lessonRemoved', id: 'b' })
		expect(ids(removed.content)).toBe('ac')
		const added = afterEdit(removed, { kind: 'lessonAdded', id: 'd' })
		expect(added.content.lessons.at(-1)).toMatchObject({ id: 'd', section: 'One', title: '' })
	})

	it('DSK-07 a price that cannot be read leaves the last one, and is named', () => {
		const typed = afterEdit(writing, { kind: 'price', field: 'price', text: '4x' })
		expect([typed.content.price, misreadOf(typed.texts)]).toEqual([49_900, ['price']])
		const free = afterEdit(typed, { kind: 'price', field: 'price', text: '' })
		expect([free.content.price, misreadOf(free.texts)]).toEqual([null, []])
	})

	it('DSK-07 only unsaved writing of the same person and resource is read back', () => {
		const changed = { ...writing, content: { ...content, title: 'Halves' } }
		const saved = { revision: 3, content }
		const kept = JSON.parse(JSON.stringify(writeWriting('a1 r1', 2, changed)))
		expect(readWriting(kept, 'a1 r1', saved)).toMatchObject({ revision: 2, ...changed })
		expect(readWriting(kept, 'a2 r1', saved)).toBe(null)
		expect(readWriting({ ...kept, version: 0 }, 'a1 r1', saved)).toBe(null)
		expect(readWriting({ ...kept, content: {} }, 'a1 r1', saved)).toBe(null)
		expect(readWriting(writeWriting('a1 r1', 2, writing), 'a1 r1', saved)).toBe(null)
	})
})

it('DSK-07 authors hand in and take back; editors decide', () => {
	expect(movesFor('in_review', ['author'])).toEqual(['recall'])
	expect(movesFor('in_review', ['editor'])).toEqual(['recall', 'return', 'approve'])
	expect(movesFor('approved', ['author'])).toEqual([])
	expect(movesFor('published', ['owner'])).toEqual(['revise', 'withdraw'])
})

it('DSK-07 a save that meets another writer waits for a choice, and sends the own text after it', () => {
	const told = tell(
		'resource-editor',
		'saved',
		'draft.edited title',
		'after pause',
		'answer saveDraft conflict',
		'own.kept',
		'answer saveDraft saved',
	)
	expect(told.map(([, state]) => state.split(' ')[0])).toEqual([
		'waiting',
		'saving',
		'conflicted',
		'saving',
		'clean',
	])
})
