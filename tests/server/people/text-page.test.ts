import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { textNames } from '#domain/web/text-page.rules.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
})

const source =
	'title: Our rules\ndescription: Short.\n\nBe kind.\n\n## You {#you}\n\n- One\n- Two\n'
const save = (place: string, body: { source: string; version: number }) =>
	editor.desk('PUT', `/texts/${place}`, body)
const reset = (place: string, version: number) =>
	editor.desk('DELETE', `/texts/${place}?version=${version}`)
const own = async () =>
	expectOk<{ own_texts: string[] }>(await server.call('GET', '/v1/site')).own_texts
const shown = (place: string) => server.call('GET', `/v1/texts/${place}`)

describe('28.3 the shop writes its texts', () => {
	test('28.3 the texts that can be written are those that are shipped, in both languages', async () => {
		for (const language of ['en', 'hi']) {
			const files = readdirSync(`src/features/web/text-page/texts/${language}`)
			expect(files.map((file) => file.replace('.md', '')).sort()).toEqual([...textNames].sort())
		}
		type Texts = { data: { changed_at: string | null }[] }
		const { data } = expectOk<Texts>(await editor.desk('GET', '/texts'))
		expect(data).toHaveLength(textNames.length * 2)
	})

	test('28.3 a text replaces the shipped one until it is deleted', async () => {
		const place = 'en/terms-of-use'
		expect((await shown(place)).status).toBe(404)
		expect(expectOk(await editor.desk('GET', `/texts/${place}`))).toEqual({
			source: null,
			version: 0,
		})
		expect(expectOk(await save(place, { source, version: 0 }))).toEqual({ source, version: 1 })
		expect(await own()).toEqual([place])
		expect(expectOk(await shown(place))).toEqual({ source })
		expect((await shown('hi/terms-of-use')).status).toBe(404)
		expect((await reset(place, 1)).status).toBe(204)
		expect(await own()).toEqual([])
		expect((await shown(place)).status).toBe(404)
		expectOk(await save(place, { source, version: 0 }))
		expect((await reset(place, 1)).status).toBe(204)
	})

	test('28.3 of two who write over one version one counts', async () => {
		const place = 'hi/help'
		const changed = { status: 409, body: { code: 'text-changed' } }
		const both = await Promise.all([0, 0].map((version) => save(place, { source, version })))
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
		expect(await save(place, { source, version: 0 })).toMatchObject(changed)
		const other = source.replace('Be kind', 'Be exact')
		expectOk(await save(place, { source: other, version: 1 }))
		expect(await reset(place, 1)).toMatchObject(changed)
		expect(expectOk(await shown(place))).toEqual({ source: other })
	})

	test.each([
		['without a title', 'description: Short.\n\nBe kind.\n'],
		['whose section has no name', `${source}\n## Me\n\nHello.\n`],
	])('28.3 a text %s is refused, with what is wrong', async (_, wrong) => {
		expect(await save('en/help', { source: wrong, version: 0 })).toMatchObject({
			status: 409,
			body: { code: 'text-invalid', detail: expect.stringContaining('has no title') },
		})
		expect((await shown('en/help')).status).toBe(404)
	})

	test('28.3 another page than those of text is no page', async () => {
		expect((await save('en/cart', { source, version: 0 })).status).toBe(400)
		expect((await shown('fr/help')).status).toBe(400)
	})
})
