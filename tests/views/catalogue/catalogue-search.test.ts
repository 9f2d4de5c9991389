import { describe, expect, test } from 'vitest'
import { normaliseCard } from '#api/normalise-card.ts'
import { searchCodec } from '#app/search-codec.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import { readCatalogueSearch, refiltered } from '#features/catalogue/catalogue/catalogue.search.ts'
import { toggled } from '#features/catalogue/catalogue/toggled.ts'
import { shareTargets } from '#features/web/share/share-targets.ts'
import { taskRoute } from '#processes/notification/task-route.ts'
import { pagesAround } from '#ui/list/pages-around.ts'

const read = (search: string) => readCatalogueSearch(searchCodec.parseSearch(search))

describe('CAT-01 the catalogue’s search', () => {
	test('CAT-01 FLT-06 everything that makes sense is read', () => {
		const search =
			'search=phonics&type=self_paced,webinar&rating=4.5&tags=Lesson+Planning,Assessment&paid_type=free&page=3'
		expect(read(search)).toEqual({
			search: 'phonics',
			type: ['self_paced', 'webinar'],
			rating: 4.5,
			tags: ['Lesson Planning', 'Assessment'],
			paid_type: 'free',
			page: 3,
		})
	})

	test('CAT-01 what is read can be written and read again', () => {
		const search = { search: 'a&b', type: ['webinar'], tags: ['Ünï', 'कविता'], page: 2 }
		expect(read(searchCodec.stringifySearch(search))).toEqual(search)
	})

	test.each([
		['page=-1&rating=abc&type=%00', {}],
		['page=1.5&rating=9&paid_type=maybe&resource_type=huge', {}],
		['tags=%2C%2C%20%2C&search=%00%01', {}],
		['page=99999999999999&type=bundle,quiz', {}],
		['q=%20algebra%20', { search: 'algebra' }],
		['tags=a,a,b', { tags: ['a', 'b'] }],
	])('CAT-01 FLT-06 nonsense is left out: %s', (search, expected) => {
		expect(read(search)).toEqual(expected)
	})

	test('FLT-07 medium resources reset all filters; micro resources are narrowed by them', () => {
		const filters = 'type=webinar&tags=a&rating=4&paid_type=free&languages=hi&levels=b&subjects=c'
		const medium = read(`resource_type=medium&${filters}&search=x&page=2`)
		expect(medium).toEqual({ resource_type: 'medium', search: 'x', page: 2 })
		const micro = read(`resource_type=micro&${filters}`)
		expect(micro).toMatchObject({ resource_type: 'micro', type: ['webinar'], subjects: ['c'] })
	})

	test('FLT-06 FLT-07 a filter begins at the first page, keeps micro resources and leads away from medium ones', () => {
		const filters = { type: ['webinar'] }
		expect(refiltered({ resource_type: 'micro', page: 2 }, filters)).toEqual({
			resource_type: 'micro',
			type: ['webinar'],
		})
		expect(refiltered({ resource_type: 'medium', search: 'x' }, filters)).toEqual({
			search: 'x',
			type: ['webinar'],
		})
	})
})

test('FLT-01 FLT-03 a checkbox adds to its list and takes out of it; an empty list is no filter', () => {
	expect(toggled(undefined, 'a', true)).toEqual(['a'])
	expect(toggled(['a'], 'b', true)).toEqual(['a', 'b'])
	expect(toggled(['a'], 'a', true)).toEqual(['a'])
	expect(toggled(['a'], 'a', false)).toBeUndefined()
})

test('CAT-06 the pager shows five pages at most, never beyond the ends', () => {
	expect(pagesAround(1, 19)).toEqual([1, 2, 3, 4, 5])
	expect(pagesAround(9, 19)).toEqual([7, 8, 9, 10, 11])
	expect(pagesAround(19, 19)).toEqual([15, 16, 17, 18, 19])
	expect(pagesAround(2, 3)).toEqual([1, 2, 3])
	expect(pagesAround(50, 3)).toEqual([1, 2, 3])
})

test('CAT-09 every source that a page shows becomes one card', () => {
	const card = { id: 'w1', favourite: false } as Parameters<typeof normaliseCard<'api_courses'>>[1]
	expect(normaliseCard('courses', card)).toEqual(card)
	expect(normaliseCard('api_courses', card)).toEqual(card)
	expect(normaliseCard('search', { course_id: 'c1', webinar: card })).toEqual({ ...card, id: 'c1' })
	expect(normaliseCard('favorite', card)).toEqual({ ...card, favourite: true })
	expect(normaliseCard('recommend', { course_id: 'c1', webinar: card })).toEqual({
		...card,
		id: 'c1',
	})
})

test('NAV-04 NAV-05 courses, bundles, plans and the rest have their own paths', () => {
	const place = { slug: 's', slugtitle: 'maths-s' }
	expect(productPath({ ...place, course_type: 'self_paced' })).toBe('/courses/maths-s')
	expect(productPath({ ...place, course_type: 'bundle' })).toBe('/bundle-products/s')
	expect(productPath({ ...place, course_type: 'webinar' })).toBe('/learning/s')
	expect(productPath({ ...place, course_type: 'plan' })).toBe('/vidya-plus')
})

test('HDR-09 a notification’s route carries its task', () => {
	expect(taskRoute('/jobs', 't1')).toBe('/jobs?task_id=t1')
	expect(taskRoute('/community?type=explore', 't1')).toBe('/community?type=explore&task_id=t1')
	expect(taskRoute('/community/post/a#replies', 't&1')).toBe(
		'/community/post/a?task_id=t%261#replies',
	)
})

test('SHR-01 a link can be shared in five places', () => {
	const links = shareTargets.map(({ href }) => new URL(href('https://v.in/a?b=1', 'A & B')))
	expect(links.map(({ host }) => host)).toEqual([
		'www.facebook.com',
		'x.com',
		'wa.me',
		'www.linkedin.com',
		't.me',
	])
	expect(links[1]!.searchParams.get('url')).toBe('https://v.in/a?b=1')
	expect(links[2]!.searchParams.get('text')).toBe('A & B https://v.in/a?b=1')
})
