import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { components, DeskInstructor as Instructor, Resource } from '#openapi/v1.gen.ts'
import {
	type DraftContent,
	type DraftView,
	move,
	publish,
	read,
	save,
	wholeContent,
} from '../support/drafts.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let editor: Staff
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
})

const teach = (name: string, some: Partial<DraftContent> = {}) =>
	publish(editor, wholeContent({ instructor_name: name, instructor_bio: '', ...some }))
const list = async (query = '') =>
	expectOk<{ total: number; data: Instructor[] }>(
		await editor.desk('GET', `/instructors?limit=100${query}`),
	)
const find = async (name: string) =>
	(await list(`&search=${encodeURIComponent(name)}`)).data.find((one) => one.terms.name === name)!
const change = ({ id, terms }: Instructor, some: Partial<Instructor['terms']>, more: object = {}) =>
	editor.desk('PUT', `/instructors/${id}`, { before: terms, terms: { ...terms, ...some }, ...more })
const pageOf = async (slug: string) =>
	expectOk<components['schemas']['Instructor']>(
		await server.call('GET', `/v1/instructors/${encodeURIComponent(slug)}`),
	)
const itemOf = async ({ content }: DraftView) =>
	expectOk<Resource>(await server.call('GET', `/v1/learning/${content.slug}`))
const found = async (search: string) =>
	expectOk<{ data: { id: string }[] }>(
		await server.call('GET', `/v1/learning/all?search=${encodeURIComponent(search)}`),
	).data.map(({ id }) => id)

describe('28.3 instructors are written in the desk', () => {
	test('28.3 NAV-04 the teacher of a published resource is listed with the number of resources', async () => {
		await teach('Asha Kulkarni')
		await teach('asha  kulkarni')
		expect(await find('Asha Kulkarni')).toMatchObject({
			...{ slug: 'asha-kulkarni', resources: 2, picture: null },
			terms: { name: 'Asha Kulkarni', bio: '' },
		})
	})

	test('28.3 NAV-04 one text is on the page of a person and on each of their resources', async () => {
		const one = await teach('Bela Thomas', { instructor_bio: 'From the resource.' })
		expect((await itemOf(one)).instructor.bio).toBe('From the resource.')
		expectOk(await change(await find('Bela Thomas'), { bio: '  Twelve years in Kochi. ' }))
		expect((await itemOf(one)).instructor.bio).toBe('Twelve years in Kochi.')
		expect((await pageOf('bela-thomas')).bio).toBe('Twelve years in Kochi.')
		expectOk(await change(await find('Bela Thomas'), { bio: '' }))
		expect((await pageOf('bela-thomas')).bio).toBe('From the resource.')
		const { data } = await list('&sort=written')
		const bios = data.map(({ terms }) => terms.bio !== '')
		expect(bios).toEqual(bios.toSorted((a, b) => Number(a) - Number(b)))
	})

	test('DSK-03 28.3 the list shows those without a text, and those without a picture', async () => {
		await teach('Lata Kapoor')
		await teach('Latika Kapoor')
		expectOk(await change(await find('Latika Kapoor'), { bio: 'Taught in Surat.' }))
		const named = async (lacks: string) =>
			(await list(`&search=kapoor&lacks=${lacks}`)).data.map(({ terms }) => terms.name)
		expect(await named('text')).toEqual(['Lata Kapoor'])
		expect(await named('picture')).toEqual(['Lata Kapoor', 'Latika Kapoor'])
	})

	test('28.3 a new name is on every resource, which search finds by it, and the old address leads to it', async () => {
		const one = await teach('Charu Sen', { title: 'Ratio walks' })
		const other = await teach('Charu Sen')
		const row = expectOk<Instructor>(
			await change(await find('Charu Sen'), { name: 'Charu Sen-Roy' }),
		)
		expect([row.slug, row.resources]).toEqual(['charu-sen-roy', 2])
		expect((await itemOf(one)).instructor.name).toBe('Charu Sen-Roy')
		expect(await pageOf('charu-sen')).toMatchObject({ slug: 'charu-sen-roy', total: 2 })
		expect((await found('"sen roy"')).toSorted()).toEqual([one.id, other.id].toSorted())
		const back = expectOk<Instructor>(await change(row, { name: 'Charu Sen' }))
		expect(back.slug).toBe('charu-sen')
		expect((await pageOf('charu-sen-roy')).slug).toBe('charu-sen')
		expect(await found('"roy"')).toEqual([])
	})

	test('28.3 two of one name become one only when that is confirmed; the text and the addresses stay', async () => {
		await teach('D Mathur')
		await teach('Dev Mathur')
		await teach('Devendra Mathur')
		const short = await find('D Mathur')
		const long = await find('Devendra Mathur')
		expectOk(await change(long, { bio: 'Writes about light.' }))
		expectOk(await change(await find('Dev Mathur'), { name: 'D Mathur' }, { joins: true }))
		expect(await change(short, { name: 'Devendra Mathur' })).toMatchObject({
			...{ status: 409, body: { code: 'name-taken' } },
		})
		const kept = expectOk<Instructor>(
			await change(short, { name: 'Devendra Mathur' }, { joins: true }),
		)
		expect(kept).toMatchObject({ id: long.id, resources: 3, terms: { bio: 'Writes about light.' } })
		for (const slug of ['d-mathur', 'dev-mathur'])
			expect(await pageOf(slug)).toMatchObject({ slug: 'devendra-mathur', total: 3 })
		expect((await change(short, { name: 'X' })).status).toBe(404)
	})

	test('28.3 DSK-07 a version that names the teacher as before is not published until it is corrected', async () => {
		const one = await teach('Esha Pillai')
		const begun = expectOk<DraftView>(await move(editor, one, 'revise'))
		expectOk(await change(await find('Esha Pillai'), { name: 'Esha Menon' }))
		expect((await read(editor, one.id)).gaps).toEqual(['instructorRenamed'])
		const content = { ...begun.content, instructor_name: 'Esha Menon' }
		await save(editor, begun, content)
		expect((await read(editor, one.id)).gaps).toEqual([])
		const other = await teach('Esha Pillai')
		expect((await pageOf('esha-pillai')).name).toBe('Esha Pillai')
		expect((await itemOf(other)).instructor.name).toBe('Esha Pillai')
	})

	test('28.3 what somebody else changed is not written over, and a name needs a letter', async () => {
		await teach('Farah Ali')
		const row = await find('Farah Ali')
		expectOk(await change(row, { bio: 'First.' }))
		expect(await change(row, { bio: 'Second.' })).toMatchObject({
			...{ status: 409, body: { code: 'instructor-changed' } },
		})
		expect(await change(await find('Farah Ali'), { name: ' … ' })).toMatchObject({
			...{ status: 409, body: { code: 'instructor-invalid', fields: ['name'] } },
		})
	})
})

describe('28.3 the picture of an instructor', () => {
	const upload = async (id: string, name: string, bytes: Buffer) => {
		const form = new FormData()
		form.append('file', new Blob([new Uint8Array(bytes)]), name)
		const request = new Response(form)
		return server.app.inject({
			method: 'POST',
			url: `/v1/desk/instructors/${id}/picture`,
			headers: {
				authorization: `Bearer ${editor.token}`,
				'content-type': request.headers.get('content-type')!,
			},
			payload: Buffer.from(await request.arrayBuffer()),
		})
	}
	const png = () =>
		sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f5f66' } })
			.png()
			.toBuffer()

	test('28.3 NAV-04 a picture is on the page and on the resources; a replaced or removed one is gone', async () => {
		const one = await teach('Gita Nair')
		const { id } = await find('Gita Nair')
		const first = (await upload(id, 'one.png', await png())).json<Instructor>().picture!
		expect((await server.app.inject(first)).statusCode).toBe(200)
		expect((await itemOf(one)).instructor.picture).toBe(first)
		const second = (await upload(id, 'two.png', await png())).json<Instructor>().picture!
		expect((await pageOf('gita-nair')).picture).toBe(second)
		expect((await server.app.inject(first)).statusCode).toBe(404)
		expect((await editor.desk('DELETE', `/instructors/${id}/picture`)).status).toBe(204)
		expect((await pageOf('gita-nair')).picture).toBeNull()
		expect((await server.app.inject(second)).statusCode).toBe(404)
	})

	test('28.3 of two pictures of one person the one of the kept name stays', async () => {
		await teach('Indu Bose')
		await teach('Indira Bose')
		const [short, long] = [await find('Indu Bose'), await find('Indira Bose')]
		const gone = (await upload(short.id, 'one.png', await png())).json<Instructor>().picture!
		const kept = (await upload(long.id, 'two.png', await png())).json<Instructor>().picture!
		expectOk(await change(short, { name: 'Indira Bose' }, { joins: true }))
		expect((await pageOf('indu-bose')).picture).toBe(kept)
		expect((await server.app.inject(kept)).statusCode).toBe(200)
		expect((await server.app.inject(gone)).statusCode).toBe(404)
	})

	test('28.3 what is no picture is refused, and nobody’s picture is not found', async () => {
		await teach('Hari Das')
		const { id } = await find('Hari Das')
		expect((await upload(id, 'one.png', Buffer.from('text'))).statusCode).toBe(415)
		const nobody = crypto.randomUUID()
		expect((await upload(nobody, 'one.png', await png())).statusCode).toBe(404)
		expect((await editor.desk('DELETE', `/instructors/${nobody}/picture`)).status).toBe(404)
	})
})
