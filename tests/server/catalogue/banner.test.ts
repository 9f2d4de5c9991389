import { beforeAll, describe, expect, test } from 'vitest'
import { type BannerTerms, bannerFaultsOf, bannerStateOf } from '#domain/catalogue/banner.rules.ts'
import type { DeskBanner as Banner } from '#openapi/v1.gen.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
})

const none = { title: '', text: '', label: '' }
const english = { title: 'Exam weeks', text: 'Papers to practise with.', label: 'See papers' }
const termsWith = (some: Partial<BannerTerms> = {}): BannerTerms => ({
	...{ en: english, hi: none, target: '/learning?search=exam', tone: 'gold' as const },
	...{ from: null, until: null, place: 1, is_hidden: false, ...some },
})
const make = (some: Partial<BannerTerms> = {}) => editor.desk('POST', '/banners', termsWith(some))
const made = async (some: Partial<BannerTerms> = {}) => expectOk<Banner>(await make(some), 201)
const change = ({ id, terms }: Banner, some: Partial<BannerTerms>) =>
	editor.desk('PUT', `/banners/${id}`, { before: terms, terms: { ...terms, ...some } })
const remove = ({ id }: Banner) => editor.desk('DELETE', `/banners/${id}`)
const all = async () => expectOk<{ data: Banner[] }>(await editor.desk('GET', '/banners')).data
/** Titles that a visitor sees. */
const seen = async (language = 'en') =>
	expectOk<{ data: { title: string }[] }>(
		await server.call('GET', `/v1/banners?language=${language}`),
	).data.map(({ title }) => title)

describe('CAT-05 the banners of the catalogue are written in the desk', () => {
	test('CAT-05 a shop begins with two hidden ones, and a new one has its place among them', async () => {
		expect(await seen()).toEqual([])
		for (const one of await all()) expectOk(await change(one, { is_hidden: false }))
		expect(await seen()).toEqual(['More together, for less', '15 points for every medium resource'])
		const banner = await made({ place: 2 })
		expect((await all()).map(({ terms }) => terms.en.title)).toEqual([
			...['More together, for less', 'Exam weeks', '15 points for every medium resource'],
		])
		expect((await all()).map(({ terms }) => terms.place)).toEqual([1, 2, 3])
		expect((await remove(banner)).status).toBe(204)
		expect((await remove(banner)).status).toBe(404)
		expect(await all()).toHaveLength(2)
	})

	test('CAT-05 a hidden banner and one of other days is shown to nobody', async () => {
		const planned = await made({ from: '2099-01-01' })
		const ended = await made({ until: '2020-01-01' })
		const hidden = await made({ is_hidden: true })
		const now = await made({
			from: '2020-01-01',
			until: '2099-01-01',
			en: { ...english, title: 'Today' },
		})
		expect([planned, ended, hidden, now].map(({ state }) => state)).toEqual([
			...['planned', 'ended', 'hidden', 'shown'],
		])
		expect(await seen()).toContain('Today')
		expect(await seen()).not.toContain('Exam weeks')
		for (const one of [planned, ended, hidden, now]) await remove(one)
	})

	test('CAT-05 Hindi readers see Hindi words, or the English ones where there are none', async () => {
		const hindi = { title: 'परीक्षा के दिन', text: 'अभ्यास के प्रश्नपत्र।', label: 'देखिए' }
		const banner = await made({ hi: hindi })
		expect(await seen('hi')).toContain('परीक्षा के दिन')
		const english = expectOk<Banner>(await change(banner, { hi: none }))
		expect(await seen('hi')).toContain('Exam weeks')
		await remove(english)
	})

	test('CAT-05 wrong fields, terms that somebody changed and a twenty-first banner are refused', async () => {
		expect((await make({ target: 'javascript:alert(1)' })).body).toMatchObject({
			...{ code: 'banner-invalid', fields: ['target'] },
		})
		const banner = await made()
		expect((await change(banner, { en: none })).body).toMatchObject({
			...{ code: 'banner-invalid', fields: ['title', 'text', 'label'] },
		})
		expectOk(await change(banner, { tone: 'primary' }))
		expect((await change(banner, { is_hidden: true })).body).toMatchObject({
			code: 'banner-changed',
		})
		for (let count = (await all()).length; count < 20; count += 1) await made()
		expect((await make()).body).toMatchObject({ code: 'banners-too-many' })
		for (const one of (await all()).filter(({ terms }) => terms.en.title === 'Exam weeks'))
			await remove(one)
	})

	test('CAT-05 a banner leads to a page of the shop or to https, and its Hindi words are complete', () => {
		const faultsOf = (some: Partial<BannerTerms>) => bannerFaultsOf(termsWith(some))
		expect(faultsOf({})).toEqual([])
		expect(faultsOf({ target: 'https://cbse.gov.in/exams' })).toEqual([])
		for (const target of [
			'',
			'learning',
			'//evil.example',
			'/\\evil.example',
			'http://a.example',
			'/a b',
		])
			expect(faultsOf({ target }), target).toEqual(['target'])
		expect(faultsOf({ en: none })).toEqual(['title', 'text', 'label'])
		expect(faultsOf({ hi: { ...none, title: 'परीक्षा' } })).toEqual(['hindi'])
		expect(faultsOf({ from: '2026-12-02', until: '2026-12-01' })).toEqual(['until'])
		expect(faultsOf({ from: '2026-12-01', until: '2026-12-01' })).toEqual([])
	})

	test('CAT-05 both days of a banner are included', () => {
		const days = { from: '2026-12-01', until: '2026-12-03', is_hidden: false }
		const states = ['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map((day) =>
			bannerStateOf(days, day),
		)
		expect(states).toEqual(['planned', 'shown', 'shown', 'ended'])
	})
})
