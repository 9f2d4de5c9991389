import { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { routeTree } from '#app/routeTree.gen.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { overwriteGetLocale } from '#i18n/runtime'
import { expectEvery } from '../../expect-every.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const router = createRouter({ routeTree, context: {} as never })
const routes = (Object.values(router.routesById) as AnyRoute[]).filter(
	({ options, isRoot }) => !isRoot && options.head,
)

/** Answers of the loaders of pages about one resource, job or person. */
const things: Record<string, unknown> = {
	'/profile/my-learning/$id': { title: 'Fractions' },
	'/profile/my-learning/$id/lesson/$lessonId': { title: 'Halves · Fractions' },
	'/profile/registrations/$id': { title: 'Fractions' },
	'/profile/hours/$id': { title: 'Fractions' },
	'/profile/job-posting/$id/': 'Maths teacher',
	'/profile/job-posting/$id/applicants': { title: 'Maths teacher' },
	'/profile/purchase-history/$id': 'V-7',
	'/profile/purchase-history/$id/invoice': 'V-7',
	'/profile/purchase-history/$id/paid': { status: 'paid', receipt_number: 'V-7' },
	'/profile/school-hours/session/$id': { session: { title: 'Fractions' } },
	'/profile/school-orders/$id': 'Q-7',
	'/tpo-2025/$token': { title: 'Teacher programme', school: 'Sunrise School' },
	'/certificate/$id': { holder: 'Asha', title: 'Fractions' },
	'/community/group/$id': { group: { id: 'g1', name: 'Maths circle', summary: '', is_open: true } },
}

/** A page of text, which its file titles. */
const texts = { '/help': { title: 'Help', description: 'How to find your way.' } }

let loaded: Record<string, unknown> = { ...texts, ...things }

/** Returns the texts of the school area pages in the current language. */
const loadAreas = async () => {
	loaded = { ...texts, ...things }
	for (const route of routes.filter((one) => titleOf(one) === `${m.school_sider()} · ${brand()}`))
		loaded[route.fullPath] = await (route.options.loader as () => Promise<unknown>)()
}

const searchOf = (route: AnyRoute, raw: object): Record<string, unknown> =>
	(route.options.validateSearch as ((raw: object) => Record<string, unknown>) | undefined)?.(raw) ??
	{}

const titleOf = (route: AnyRoute, raw: object = {}): string => {
	const context = { origin: 'http://vidya.test', queryClient: new QueryClient() }
	const match = {
		context,
		pathname: route.fullPath,
		fullPath: route.fullPath,
		search: searchOf(route, raw),
	}
	const facts = {
		match,
		matches: [match],
		params: { id: 'one' },
		loaderData: loaded[route.fullPath],
	}
	const head = route.options.head!(facts as never) as { meta?: { title?: string }[] } | undefined
	return head!.meta!.find(({ title }) => title)!.title!
}

const missing = { en: 'This page does not exist · Vidya', hi: 'यह पेज मौजूद नहीं है · विद्या' }

test.each(['en', 'hi'] as const)(
	'LNG-04 CAT-02 in %s no two kinds of page have the same title',
	async (locale) => {
		overwriteGetLocale(() => locale)
		await loadAreas()
		const titles = routes
			.map((route) => titleOf(route))
			.filter((title) => title !== missing[locale])
		expect(titles.length).toBeGreaterThan(75)
		expectEvery(titles, (title) => titles.indexOf(title) === titles.lastIndexOf(title))
	},
)

test.each([
	['en', 'page 2 · Vidya'],
	['hi', 'पेज 2 · विद्या'],
] as const)(
	'LNG-04 CAT-02 in %s the title of every list names the page that its address asks for, and no title the first',
	(locale, end) => {
		overwriteGetLocale(() => locale)
		const lists = routes.filter(
			(route) => searchOf(route, { page: 2 }).page === 2 && titleOf(route) !== missing[locale],
		)
		expect(lists.length).toBeGreaterThan(25)
		expectEvery(
			lists.map((route) => titleOf(route, { page: 2 })),
			(title) => title.endsWith(` – ${end}`),
		)
		expect(lists.map((route) => titleOf(route, { page: 1 }))).toEqual(
			lists.map((route) => titleOf(route)),
		)
	},
)

test('LNG-04 FND-01 the title of every list that can be searched begins with the words', () => {
	const lists = routes.filter((route) => searchOf(route, { search: 'maths' }).search === 'maths')
	expect(lists.length).toBeGreaterThan(8)
	expect(lists.map((route) => titleOf(route, { search: 'maths' }))).toEqual(
		lists.map((route) => `maths – ${titleOf(route)}`),
	)
})

const at = (path: string) => routes.find(({ fullPath }) => fullPath === path)!

test('LNG-03 LNG-04 FND-01 the title of a narrowed list names its filters in the language of the page', () => {
	const asked = { search: 'maths', subjects: ['Mathematics'], levels: ['Primary'], page: 3 }
	expect(titleOf(at('/learning/'), asked)).toBe(
		'maths, Primary, Mathematics – Learning – page 3 · Vidya',
	)
	expect(titleOf(at('/jobs/'), { job_types: 'Part Time' })).toBe('Part Time – Jobs · Vidya')
	overwriteGetLocale(() => 'hi')
	expect(titleOf(at('/learning/'), asked)).toBe('maths, प्राथमिक, गणित – सीखें – पेज 3 · विद्या')
	expect(titleOf(at('/quiz/'), { subjects: ['Hindi', 'Kathak'] })).toMatch(/^हिन्दी, Kathak – /)
})

test('LNG-04 PRF-01 a page about one thing of an account is titled with it', () => {
	expect(Object.keys(things).map((path) => titleOf(at(path)))).toEqual([
		'Fractions · My Learning · Vidya',
		'Halves · Fractions · Vidya',
		'Fractions · My Registrations · Vidya',
		'Fractions · Change a training · Vidya',
		'Maths teacher · Change a post · Vidya',
		'Maths teacher · Who applied · Vidya',
		'V-7 · Receipt · Vidya',
		'V-7 · Tax invoice · Vidya',
		'V-7 · Payment Success · Vidya',
		'Fractions · Change a session · Vidya',
		'Q-7 · School order · Vidya',
		'Sunrise School · Teacher programme · Vidya',
		'Asha: Fractions · Vidya',
		'Maths circle · Vidya',
	])
})
