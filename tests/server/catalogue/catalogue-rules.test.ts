import { expect, test } from 'vitest'
import { type CardRow, cardOf } from '#server/catalogue/catalogue/card.rules.ts'
import { coverOf } from '#server/catalogue/catalogue/cover.rules.ts'
import { type DetailRow, detailOf, sectionsOf } from '#server/catalogue/catalogue/detail.rules.ts'
import { shapeOf } from '#server/catalogue/catalogue/list.store.ts'
import { webinarOf } from '#server/catalogue/catalogue/webinar.rules.ts'
import { commaList } from '#server/catalogue/search/comma-list.rules.ts'
import { foldText, tokensOf } from '#server/catalogue/search/search-text.rules.ts'

const row: CardRow = {
	id: 'a',
	slug: 'algebra',
	slugtitle: 'mathematics-algebra',
	title: 'Algebra',
	summary: 'Letters for numbers.',
	course_type: 'webinar',
	resource_type: 'medium',
	subject: 'Mathematics',
	tags: ['Numeracy'],
	price: 49_900,
	old_price: 59_900,
	temp_instructor_name: 'Meera Iyer',
	instructor_slug: 'meera-iyer',
	average_rating: 4.5,
	reviews: 12,
	start_date: '2026-12-01 10:00:00+00',
	duration_minutes: 40,
	language: 'English',
	level: 'All teachers',
	cover: 'print',
	cover_colour: '#0f5f66',
	item_count: null,
	lesson_count: 6,
	favourite: true,
	favourite_id: 'f',
	is_added: false,
	enrolment_id: null,
	enrolment_status: null,
} as CardRow

const cover = {
	is_own: false,
	colour: '#0f5f66',
	alt: 'Block print for Mathematics',
	src: '/covers/print-640.webp',
	width: 640,
	height: 360,
	avif: '/covers/print-320.avif 320w, /covers/print-640.avif 640w, /covers/print-960.avif 960w',
	webp: '/covers/print-320.webp 320w, /covers/print-640.webp 640w, /covers/print-960.webp 960w',
}

const { cover: _, cover_colour, start_date, ...same } = row

test('CAT-09 a card has its row, whether it costs something, and times and covers in the contract’s form', () => {
	const card = {
		...same,
		...{ price_type: 'paid', start_date: '2026-12-01T10:00:00.000Z', cover },
		...{ thumbnail: cover.src, webinar_reviews: 12, whishlisted: true },
	}
	expect(cardOf(row)).toEqual(card)
	expect(cardOf({ ...row, price: null, start_date: null, cover: null })).toEqual({
		...card,
		price: null,
		price_type: 'free',
		start_date: null,
		cover: null,
		thumbnail: null,
	})
	expect(cardOf({ ...row, price: 0 }).price_type).toBe('free')
	expect(coverOf({ cover: '', coverColour: '#fff', subject: 'Art' })).toBeNull()
})

test('API-02 CAT-09 the graph’s webinar is the card in its own words', () => {
	const card = cardOf(row)
	const webinar = {
		id: 'a',
		slug: 'algebra',
		slugtitle: 'mathematics-algebra',
		title: 'Algebra',
		summary: 'Letters for numbers.',
		course_type: 'webinar',
		resource_type: 'medium',
		subject: 'Mathematics',
		price: 49_900,
		average_rating: 4.5,
		webinar_reviews: 12,
		temp_instructor_name: 'Meera Iyer',
		thumbnail: '/covers/print-640.webp',
		start_date: '2026-12-01T10:00:00.000Z',
	}
	expect(webinarOf(card)).toEqual(webinar)
	expect(webinarOf({ ...card, cover: null })).toEqual({ ...webinar, thumbnail: null })
})

test('NAV-04 the page of a resource shows its text, its lessons by section and its neighbours in their order', () => {
	const detail: DetailRow = {
		id: 'a',
		course_type: 'webinar',
		description: 'All of it.',
		outcomes: ['You count.'],
		instructor_name: 'Meera Iyer',
		instructor_bio: 'Teaches.',
		instructor_picture: null,
		enrolled_count: 7,
		affiliate_url: 'https://example.org',
		published_at: '2026-01-01 00:00:00+00',
		training_minutes: 90,
		training_kind: 'board',
		training_standard: 'growth',
		gives_certificate: true,
		lessons: [
			{ id: '1', section: 'One', title: 'First', minutes: 5 },
			{ id: '2', section: 'Two', title: 'Second', minutes: 6 },
			{ id: '3', section: 'One', title: 'Third', minutes: 7 },
		],
		reviews: [
			{
				id: 'r',
				author_name: 'Asha',
				author_place: 'Pune',
				rating: 5,
				body: 'Good.',
				created_at: '2026-02-01 00:00:00+00',
			},
		],
		rating_counts: [0, 0, 0, 0, 1],
		first_body: 'Slides.',
		items: ['c', 'gone', 'b'],
		bundles: ['b'],
		related: ['c'],
	}
	const cards = ['a', 'b', 'c'].map((id) => cardOf({ ...row, id }))
	const [own, b, c] = cards
	expect(detailOf(detail, cards)).toEqual({
		...own,
		description: 'All of it.',
		outcomes: ['You count.'],
		syllabus: [
			{
				title: 'One',
				lessons: [
					{ id: '1', title: 'First', minutes: 5 },
					{ id: '3', title: 'Third', minutes: 7 },
				],
			},
			{ title: 'Two', lessons: [{ id: '2', title: 'Second', minutes: 6 }] },
		],
		preview: null,
		instructor: { name: 'Meera Iyer', bio: 'Teaches.', picture: null },
		training: { minutes: 90, kind: 'board', standard: 'growth', certificate: true },
		review_list: [{ ...detail.reviews[0], created_at: '2026-02-01T00:00:00.000Z' }],
		rating_counts: [0, 0, 0, 0, 1],
		enrolled_count: 7,
		affiliate_url: 'https://example.org',
		published_at: '2026-01-01T00:00:00.000Z',
		bundle_items: [c, b],
		bundles: [b],
		related: [c],
	})
	expect(sectionsOf([])).toEqual([])
})

test('CAT-07 FLT-06 a comma list is parted without its spaces and gaps', () => {
	expect([commaList(' a b, ,c,'), commaList(''), commaList(undefined)]).toEqual([
		['a b', 'c'],
		[],
		[],
	])
})

test('CAT-04 a search is compared without case, accents and punctuation; Devanagari keeps its signs', () => {
	expect(foldText('  Émile’s  STEM—lab, 2nd! ')).toBe('emile s stem lab 2nd')
	expect(foldText('मात्राएँ (आसान)')).toBe('मात्राएँ आसान')
	expect(foldText('!?')).toBe('')
})

test('CAT-04 twenty words of a search count, and no word is found in nothing', () => {
	const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)
	expect(wordsOf('One two, three')).toEqual(['one', 'two', 'three'])
	expect(wordsOf('a '.repeat(21))).toEqual(Array(20).fill('a'))
	expect(wordsOf(' –!')).toEqual([])
	const [plain, quoted, joined] = tokensOf('É “class 6” a-b').filter((_, n) => n % 2 === 0)
	expect([plain, quoted]).toEqual([
		{ word: 'e', from: 0, to: 1, isQuoted: false, isJoined: false },
		{ word: '6', from: 9, to: 10, isQuoted: true, isJoined: false },
	])
	expect(joined).toMatchObject({ word: 'b', isJoined: true })
})

test('CAT-07 FLT-06 each combination of filters is a separate statement, with its values', () => {
	const none = { types: [], tags: [], rating: 0, kind: '' }
	const shape = (...of: Parameters<typeof shapeOf>) => {
		const { name, values } = shapeOf(...of)
		return { name, values }
	}
	expect(shape({}, 'resources')).toEqual({ name: 'resources', values: none })
	expect(shape({}, 'bundles')).toEqual({ name: 'bundles', values: none })
	expect(shape({}, 'parents')).toEqual({ name: 'resources parents', values: none })
	expect(shape({ type: 'webinar' }, 'bundles').name).toBe('bundles')
	expect(
		shape(
			{
				type: 'webinar,self_paced',
				price_type: 'free',
				tags: 'numeracy',
				rating: 4,
				resource_type: 'medium',
			},
			'parents',
		),
	).toEqual({
		name: 'types parents free tags rating kind',
		values: {
			types: ['webinar', 'self_paced'],
			tags: ['numeracy'],
			rating: 4,
			kind: 'medium',
		},
	})
	expect(shape({ price_type: 'paid' }, 'resources').name).toBe('resources paid')
})
