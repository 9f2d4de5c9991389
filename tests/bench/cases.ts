import type { Run } from './grow.ts'
import type { Request } from './load.ts'

/** A kind of request to measure. */
export type Case = {
	name: string
	requests: Request[]
	/** Every request is sent once; `reset` undoes what it wrote. */
	once?: boolean
	reset?: string[]
	/** True if the answers come from the cache of public answers. */
	cached?: boolean
	/** Pages, whose cost is shared out. */
	isPage?: boolean
	/** Least ratio to the reference at 10 and 50 connections. */
	target: number
}

/** Somebody signed in, by bearer token. */
export type Reader = { id: string; token: string }

/** Always the same row of numbers from 0 to 1 (mulberry32). */
const dice = (seed: number) => {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
	}
}

const COUNT = 1000
const json = { 'content-type': 'application/json' }

const misspelt = (word: string, roll: () => number) => {
	const at = 1 + Math.floor(roll() * (word.length - 2))
	return roll() < 0.5
		? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
		: word.slice(0, at) + word.slice(at + 1)
}

/** A thousand different requests of every kind from what the database holds. */
export const makeCases = async (run: Run, readers: Reader[], buyers: Reader[]): Promise<Case[]> => {
	const roll = dice(20_261_121)
	const column = async (text: string) =>
		(await run(text)).rows.map((row) => String(Object.values(row as object)[0]))
	const slugs = await column('select slug from resource order by md5(slug) limit 1000')
	const titles = await column('select title from resource order by md5(slug) limit 1000')
	const sold = await column(
		"select id from resource where course_type in ('self_paced', 'bundle') and price > 0 and slug like 'grown-%' order by md5(slug) limit 50",
	)
	const tags = await column('select slug from tag order by slug')
	const total = Number((await column('select count(*) from resource'))[0])
	const one = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)]!
	const times = <Item>(make: (n: number) => Item) =>
		Array.from({ length: COUNT }, (_, n) => make(n))
	const get = (path: string): Request => ({ method: 'GET', path })
	const as = (request: Request, n: number): Request => ({
		...request,
		headers: { ...request.headers, authorization: `Bearer ${readers[n % readers.length]!.token}` },
	})
	const query = (values: Record<string, string | number | undefined>) =>
		new URLSearchParams(
			Object.entries(values).flatMap(([key, value]) =>
				value === undefined ? [] : [[key, String(value)] as [string, string]],
			),
		).toString()

	const offset = (most: number) =>
		9 * Math.floor(roll() * Math.max(1, Math.min(most, total - 9) / 9))
	const types = ['self_paced', 'webinar', 'micro_resource', 'certification', 'live_training']
	const list = times(() =>
		get(
			`/v1/learning/all?${query({ limit: 9, offset: offset(900), sort: one(['newest', 'rating', 'price']) })}`,
		),
	)
	const filter = times(() =>
		get(
			`/v1/learning/all?${query({
				limit: 9,
				offset: offset(90),
				type: roll() < 0.6 ? one(types) : undefined,
				price_type: roll() < 0.4 ? one(['free', 'paid']) : undefined,
				tags: roll() < 0.5 ? one(tags) : undefined,
				rating: roll() < 0.4 ? one([3, 3.5, 4, 4.5]) : undefined,
			})}`,
		),
	)
	const wordsOf = (title: string) =>
		title.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 3)
	const searched = titles.map(wordsOf).filter((words) => words.length > 1)
	const search = times(() => {
		const words = one(searched)
		const text = roll() < 0.5 ? one(words) : `${one(words)} ${one(words)}`
		return get(`/v1/learning/all?${query({ limit: 9, search: text })}`)
	})
	const wrong = times(() =>
		get(`/v1/learning/all?${query({ limit: 9, search: misspelt(one(one(searched)), roll) })}`),
	)
	const detail = times((n) => get(`/v1/learning/${slugs[n % slugs.length]}`))
	const deep = times(() =>
		get(
			`/v1/learning/all?${query({ limit: 9, offset: Math.min(9990, Math.max(0, total - 20)) - Math.floor(roll() * 900), sort: one(['newest', 'rating', 'price']) })}`,
		),
	)
	const learning = times((n) =>
		as(get(`/v1/learning/mine?${query({ limit: 9, offset: (n % 3) * 9 })}`), n),
	)
	const cart = buyers.flatMap(({ token }) =>
		sold.map(
			(id): Request => ({
				method: 'POST',
				path: '/v1/cart/retail',
				body: JSON.stringify({ product_id: id }),
				headers: { ...json, authorization: `Bearer ${token}` },
			}),
		),
	)
	const login = Array.from(
		{ length: 2000 },
		(_, n): Request => ({
			method: 'POST',
			path: '/v1/session/links',
			body: JSON.stringify({ email: `bench-${n}@example.org` }),
			headers: json,
		}),
	)
	const items = await column(
		"select case course_type when 'bundle' then '/bundle-products/' || slug when 'self_paced' then '/courses/' || slugtitle else '/learning/' || slug end from resource order by md5(slug) limit 1000",
	)
	const renderedList = times(() =>
		get(`/learning?${query({ page: one([undefined, 2, 3]), type: one(types) })}`),
	)
	const renderedItem = times((n) => get(items[n % items.length]!))
	const fewOf = (requests: Request[]) => Array.from({ length: COUNT }, (_, n) => requests[n % 20]!)
	const popular = fewOf(list)
	const few = fewOf(detail)
	return [
		{ name: 'list', requests: list, target: 0.7 },
		// Rendering with React has no counterpart in the reference. The target is 120 lists per second
		// per core.
		{ name: 'rendered list', requests: renderedList, target: 0, isPage: true },
		{ name: 'rendered item', requests: renderedItem, target: 0, isPage: true },
		{ name: 'rendered list kept', requests: fewOf(renderedList), cached: true, target: 0.5 },
		{ name: 'rendered item kept', requests: fewOf(renderedItem), cached: true, target: 0.5 },
		{ name: 'list signed in', requests: list.map(as), target: 0.7 },
		{ name: 'filter', requests: filter, target: 0.7 },
		{ name: 'search', requests: search, target: 0.7 },
		{ name: 'misspelt', requests: wrong, target: 0.7 },
		{ name: 'detail', requests: detail, target: 0.7 },
		{ name: 'detail signed in', requests: detail.map(as), target: 0.7 },
		{ name: 'page 1000', requests: deep, target: 0.7 },
		{ name: 'my learning', requests: learning, target: 0.7 },
		{
			name: 'cart',
			requests: cart,
			once: true,
			reset: [
				"delete from cart_item where account_id in (select id from account where email like 'buyer-%')",
			],
			target: 0.6,
		},
		{
			name: 'login link',
			requests: login,
			once: true,
			reset: [
				'delete from login_link',
				'delete from pgboss.job',
				'delete from mail',
				'delete from rate_limit',
			],
			target: 0.5,
		},
		{ name: 'list hit', requests: popular, cached: true, target: 0.5 },
		{ name: 'detail hit', requests: few, cached: true, target: 0.5 },
	]
}
