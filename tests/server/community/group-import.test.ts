import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGroupTable } from '#domain/community/group-file.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { openTeacher } from '../support/community-people.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Schemas = components['schemas']

let server: TestApp
let moderator: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
	moderator = await openStaff(server, 'Moderator Devi', ['moderator'])
})
afterAll(() => server.close())

const rowsOf = (...names: string[]) =>
	names.map((name, n) => ({ row: n + 2, terms: { name, summary: 'For all.', is_open: true } }))
const send = async (id: string, rows: object[]) =>
	expectOk<Schemas['TakenRows']>(
		await moderator.desk('POST', `/group-imports/${id}/rows`, { file_name: 'groups.csv', rows }),
	)
const found = async (search: string) =>
	expectOk<{ data: Schemas['DeskGroup'][] }>(
		await moderator.desk('GET', `/groups?search=${search}`),
	).data

test('28.3 a table of groups is read; lines without a name or with neither yes nor no are left out', () => {
	expect(
		readGroupTable([
			['Name', 'Summary', 'Open'],
			['Zoology', 'Animals.', 'yes'],
			['', 'Nothing.', ''],
			['Botany', 'Plants.', 'perhaps'],
			['Long', 'x'.repeat(301), ''],
		]),
	).toEqual({
		rows: [{ row: 2, name: 'Zoology', summary: 'Animals.', is_open: true }],
		faults: [
			{ row: 3, column: 'name', value: '', reason: 'missing' },
			{ row: 4, column: 'open', value: 'perhaps', reason: 'yes' },
			{ row: 5, column: 'summary', value: 'x'.repeat(301), reason: 'long' },
		],
	})
	expect(readGroupTable([['a', 'b']])).toEqual({ fault: 'headers', found: ['a', 'b'] })
})

test('28.3 groups come from a file, each once, and a name that is taken is refused', async () => {
	const id = v7()
	expect(await send(id, rowsOf('Import Zoology', 'Import Botany'))).toEqual({
		...{ added: 2, refused: [] },
	})
	expect(await send(id, rowsOf('Import Zoology', 'Import Botany'))).toEqual({
		...{ added: 0, refused: [] },
	})
	expect(await send(v7(), rowsOf('import zoology'))).toEqual({ added: 0, refused: [2] })
	expect((await found('Import ')).map(({ terms }) => terms.name)).toEqual([
		...['Import Botany', 'Import Zoology'],
	])
})

test('28.3 undoing a file keeps the groups that somebody is in', async () => {
	const id = v7()
	await send(id, rowsOf('Undo Empty', 'Undo Full'))
	const full = (await found('Undo Full'))[0]!
	const teacher = await openTeacher(server, 'Member Devi', ['teacher'])
	expectOk(
		await server.call('PUT', `/v1/community/groups/${full.id}/membership`, {
			token: teacher.token,
		}),
	)
	expect(expectOk(await moderator.desk('DELETE', `/group-imports/${id}`))).toEqual({
		...{ removed: 1, kept: 1 },
	})
	expect((await found('Undo ')).map(({ terms }) => terms.name)).toEqual(['Undo Full'])
})
