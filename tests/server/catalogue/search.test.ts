import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)

type Page = {
	total: number
	data: { id: string; title: string }[]
	did_you_mean?: string
	closest?: boolean
}
const find = async (search: string, query = '') =>
	(await server.call('GET', `/v1/learning/all?search=${encodeURIComponent(search)}${query}`))
		.body as Page

test('CAT-04 CAT-07 what holds the word in its title comes before what mentions it, whole words before parts', async () => {
	const make = (title: string, searchText: string, averageRating: number) =>
		addResource(server.db, { title, searchText, averageRating })
	const part = await make('Plain one', 'plain one quizzicalia', 5)
	const text = await make('Plain two', 'plain two quizzical', 4)
	const titled = await make('Quizzical games', 'quizzical games', 3)
	expect((await find('quizzical')).data.map(({ id }) => id)).toEqual([titled, text, part])
	expect((await find('quizzical', '&sort=rating')).data.map(({ id }) => id)).toEqual([
		part,
		text,
		titled,
	])
	expect((await find('Quizical')).data[0]).toMatchObject({ id: titled })
})

test('CAT-07 a word is found as soon as a resource holds it, and no more when none does', async () => {
	const id = await addResource(server.db, { title: 'Xylophone', searchText: 'xylophone' })
	expect(await find('xylophone')).toMatchObject({ total: 1, data: [{ id }] })
	await server.db
		.update(resource)
		.set({ title: 'Marimba', searchText: 'marimba' })
		.where(eq(resource.id, id))
	await expect.poll(async () => (await find('xylophone')).total).toBe(0)
	expect(await find('marimba')).toMatchObject({ total: 1, data: [{ id }] })
})

test('CAT-04 CAT-07 forms of a word, what means the same, and Hindi with and without nukta are found as if they were typed', async () => {
	const title = 'Ytterbium'
	const make = (searchText: string) => addResource(server.db, { title, searchText })
	const [plural, hindi] = [
		await make('ytterbium cogitating गणित'),
		await make('ytterbium हिन्दी पढना'),
	]
	/** Without a proposal: none of the words is taken for a misspelt one. */
	const ids = async (search: string) => {
		const { data, did_you_mean } = await find(search)
		return [...data.map(({ id }) => id), ...(did_you_mean ? [did_you_mean] : [])]
	}
	for (const search of ['ytterbiums maths', 'ytterbium ganit', 'mathematics cogitated'])
		expect([search, await ids(search)]).toEqual([search, [plural]])
	for (const search of ['ytterbium हिंदी', 'ytterbium पढ़ना', 'padhna ytterbium hindi'])
		expect([search, await ids(search)]).toEqual([search, [hindi]])
})

test('CAT-04 a search that finds nothing, or only words spelt like it, answers other words that find something; of several words it answers what has most', async () => {
	const id = await addResource(server.db, { title: 'Praseodymium', searchText: 'praseodymium' })
	const other = await addResource(server.db, { title: 'Lutetium', searchText: 'lutetium' })
	const meant = async (search: string, query = '') => {
		const { data, did_you_mean, closest } = await find(search, query)
		return { ids: data.map((one) => one.id), did_you_mean, closest }
	}
	expect(await meant('praseodymium')).toEqual({ ids: [id], did_you_mean: undefined })
	expect(await meant('Praseodimyum')).toEqual({ ids: [id], did_you_mean: 'praseodymium' })
	const some = { ids: [other], did_you_mean: undefined, closest: true }
	expect(await meant('lutetium zzqqzz')).toEqual(some)
	expect(await meant('lutetium 4711')).toEqual(some)
	expect((await meant('lutetium for praseodymium')).ids.toSorted()).toEqual([id, other].toSorted())
	expect(await meant('zzqqzz')).toEqual({ ids: [], did_you_mean: undefined })
	expect(await meant('lutetium', '&languages=Tamil')).toEqual({ ids: [], did_you_mean: undefined })
	expect(await meant('lutetiumm', '&languages=Tamil')).toEqual({ ids: [], did_you_mean: undefined })
})

test('CAT-04 a word of three letters finds words that begin with it, an acronym only itself', async () => {
	const make = (title: string) => addResource(server.db, { title, searchText: title.toLowerCase() })
	const [begins, whole] = [await make('Wolframite'), await make('Wol')]
	await make('Frewolite')
	await make('Nepheline')
	expect((await find('wol')).data.map(({ id }) => id)).toEqual([whole, begins])
	expect(await find('ewo')).toMatchObject({ total: 0, data: [] })
	expect((await find('nep')).data.map(({ title }) => title)).not.toContain('Nepheline')
})

type Words = { words: string; kind: string; names: string[] }
const understoodOf = async (search: string, query = '') => {
	const {
		data,
		understood = [],
		closest = false,
	} = (await find(search, query)) as Page & {
		understood?: Words[]
	}
	return { ids: data.map(({ id }) => id), understood, closest }
}

test('24.15 CAT-04 words of price, class, type, language and certificate narrow a search by their meaning', async () => {
	const made = { title: 'Gadolinium', searchText: 'gadolinium', level: 'Primary' }
	const paid = await addResource(server.db, { ...made, price: 9900, givesCertificate: true })
	const free = await addResource(server.db, { ...made, price: 0, language: 'Hindi' })
	const live = { ...made, price: 9900, courseType: 'webinar', level: 'Secondary' }
	const webinar = await addResource(server.db, live)
	const found = async (search: string, query = '') => {
		const { ids, understood } = await understoodOf(search, query)
		return [ids, understood.map(({ words, kind, names }) => [words, kind, ...names])]
	}
	expect(await found('Free gadolinium')).toEqual([[free], [['Free', 'price', 'free']]])
	expect(await found('gadolinium in hindi')).toEqual([[free], [['in hindi', 'languages', 'Hindi']]])
	expect(await found('gadolinium class 10')).toEqual([
		[webinar],
		[['class 10', 'levels', 'Secondary']],
	])
	expect(await found('webinar on gadolinium')).toEqual([
		[webinar],
		[['webinar', 'types', 'webinar']],
	])
	expect(await found('gadolinium with certificate')).toEqual([
		[paid],
		[['certificate', 'certificate']],
	])
	const three = [paid, free, webinar].toSorted()
	const plain = await understoodOf('"free" gadolinium')
	expect([plain.ids.toSorted(), plain.understood, plain.closest]).toEqual([three, [], false])
	const chosen = await understoodOf('free gadolinium', '&price_type=paid&levels=Primary')
	expect(chosen).toEqual({ ids: [paid], understood: [], closest: false })
})

test('24.15 CAT-04 a title that holds the words is found although its data say otherwise', async () => {
	const titled = { title: 'Terbium for Class 3', searchText: 'terbium for class 3 secondary' }
	const id = await addResource(server.db, { ...titled, level: 'Secondary' })
	const other = await addResource(server.db, {
		title: 'Terbium',
		searchText: 'terbium',
		level: 'Primary',
		averageRating: 5,
	})
	expect((await understoodOf('terbium class 3')).ids).toEqual([id, other])
})

test('24.15 CAT-04 where nothing has all of a search, what has most of it comes first, and the counts follow', async () => {
	const make = (title: string, more = {}) =>
		addResource(server.db, { title, searchText: title.toLowerCase(), ...more })
	const two = await make('Holmium thulium', { level: 'Primary' })
	const one = await make('Holmium', { averageRating: 5, level: 'Secondary' })
	await make('Dysprosium', { level: 'Secondary' })
	const search = 'holmium thulium dysprosium webinar class 2'
	const found = await understoodOf(search)
	expect([found.ids.slice(0, 1), found.closest, found.understood]).toEqual([[two], true, []])
	expect(found.ids).not.toContain(one)
	const everything = await understoodOf('holmium thulium')
	expect([everything.ids, everything.closest]).toEqual([[two], false])
	const counts = await server.call('GET', `/v1/learning/counts?search=${search}`)
	expect((counts.body as { levels: unknown }).levels).toEqual([{ name: 'Primary', count: 1 }])
	const second = await find(search, '&offset=9')
	expect([second.total, second.data, second.closest]).toEqual([1, [], true])
})

test('24.15 CAT-04 a price that is said is held to as long as something with it is found', async () => {
	const make = (title: string, price: number) =>
		addResource(server.db, { title, searchText: title.toLowerCase(), price })
	const erbium = await make('Erbium', 0)
	await make('Erbium ytterbiae', 9900)
	const scandium = await make('Scandium', 9900)
	const kept = await understoodOf('free erbium ytterbiae')
	expect([kept.ids, kept.understood.map(({ words }) => words), kept.closest]).toEqual([
		[erbium],
		['free'],
		true,
	])
	const dropped = await understoodOf('free scandium')
	expect(dropped).toEqual({ ids: [scandium], understood: [], closest: true })
})
