import { v4 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { readResourceTable, withKnownNames } from '#domain/learning/resource-file.rules.ts'
import type { Draft, DraftPage, ResourceImports, ResourceRow } from '#openapi/v1.gen.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let editor: Staff
let made = 0
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Import', ['editor'])
})

const rowOf = (row: number, more: Partial<ResourceRow> = {}): ResourceRow => {
	made += 1
	return {
		...{ row, title: `Imported ${made}`, course_type: 'self_paced', language: 'English' },
		...{ summary: 'Words.', description: '', subject: 'Mathematics', level: '', tags: [] },
		...{ outcomes: [], price: 49_900, old_price: null, instructor_name: '', affiliate_url: null },
		...more,
	}
}
const send = (id: string, rows: ResourceRow[], by = editor) =>
	by.desk('POST', `/resource-imports/${id}/rows`, { file_name: 'courses.csv', rows })
const undo = (id: string) => editor.desk('DELETE', `/resource-imports/${id}`)
const draftsOf = async (words: string) =>
	expectOk<DraftPage>(await editor.desk('GET', `/resources?search=${words}`))

test('28.3 rows of a file become drafts, a part sent twice counts once, and the whole is undone as one', async () => {
	const id = v4()
	const rows = [rowOf(2, { title: 'Undone whole A' }), rowOf(3, { title: 'Undone whole B' })]
	expect(expectOk(await send(id, rows))).toEqual({ added: 2 })
	expect(expectOk(await send(id, [...rows, rowOf(4, { title: 'Undone whole C' })]))).toEqual({
		added: 1,
	})
	const { data } = await draftsOf('Undone whole')
	expect(data.map(({ title, status }) => [title, status]).sort()).toEqual(
		['A', 'B', 'C'].map((letter) => [`Undone whole ${letter}`, 'draft']),
	)
	const draft = expectOk<Draft>(await editor.desk('GET', `/resources/${data[0]!.id}`))
	expect(draft.content).toMatchObject({ subject: 'Mathematics', price: 49_900, lessons: [] })
	const list = async () =>
		expectOk<ResourceImports>(await editor.desk('GET', '/resource-imports')).data[0]
	expect(await list()).toMatchObject({ id, file_name: 'courses.csv', drafts: 3, undone_at: null })
	expect(expectOk(await undo(id))).toEqual({ removed: 3, kept: 0 })
	expect((await draftsOf('Undone whole')).total).toBe(0)
	expect((await list())!.undone_at).not.toBeNull()
	expect(await send(id, rows)).toMatchObject({ status: 409, body: { code: 'import-undone' } })
	expect(expectOk(await undo(id))).toEqual({ removed: 0, kept: 0 })
	expect((await undo(v4())).status).toBe(404)
})

test('28.3 a draft that somebody has changed stays when its file is undone, and the acts are recorded', async () => {
	const id = v4()
	expectOk(await send(id, [rowOf(2, { title: 'Kept changed' }), rowOf(3)]))
	const { data } = await draftsOf('Kept changed')
	const path = `/resources/${data[0]!.id}`
	const draft = expectOk<Draft>(await editor.desk('GET', path))
	const content = { ...draft.content, summary: 'Written since.' }
	expectOk(await editor.desk('PUT', path, { revision: draft.revision, content }))
	expect(expectOk(await undo(id))).toEqual({ removed: 1, kept: 1 })
	expect((await draftsOf('Kept changed')).total).toBe(1)
	const owner = await openStaff(server, 'Owner Import', ['owner'])
	const acts = expectOk<{ data: { operation: string }[] }>(
		await owner.desk('GET', `/audit?kind=draft-import&subject=${id}`),
	)
	expect(acts.data.map(({ operation }) => operation)).toEqual([
		'undoResourceImport',
		'importResources',
	])
	const author = await openStaff(server, 'Author Import', ['author'])
	expect((await send(v4(), [rowOf(2)], author)).status).toBe(403)
})

const head = ['Title', 'Type', 'Language', 'Subject', 'Tags', 'Price', 'Old price', 'Address']
const read = (...lines: string[][]) => readResourceTable([head, ...lines])

test('28.3 a table of resources is read in rupees; a line that makes none is left out with its reason', () => {
	const result = read(
		['Folding', 'SELF_PACED', 'english', 'mathematics', 'a | b | a', '499.50', '1,000', ''],
		['', 'webinar', '', '', '', '', '', ''],
		['Essay', 'essay', '', '', '', '', '', ''],
		['Dear', 'webinar', '', '', '', '-1', '', ''],
		['Large', 'webinar', '', '', '', '1000000000000', '', ''],
		['x'.repeat(201), 'webinar', '', '', '', '', '', ''],
		['Away', 'affiliated_product', '', '', '', '', '', 'http://x.in'],
		['Many', 'webinar', '', '', Array.from({ length: 21 }, (_, i) => i).join('|'), '', '', ''],
	)
	if ('fault' in result) throw new Error(result.fault)
	expect(result.rows).toMatchObject([
		{ row: 2, course_type: 'self_paced', tags: ['a', 'b'], price: 49_950, old_price: 100_000 },
	])
	expect(result.faults.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
		...['3 title missing', '4 type type', '5 price price', '6 price price', '7 title long'],
		...['8 address address', '9 tags many'],
	])
	expect(readResourceTable([['email']])).toEqual({ fault: 'headers', found: ['email'] })
	const many = Array.from({ length: 5001 }, () => ['T', 'webinar', '', '', '', '', '', ''])
	expect(read(...many)).toMatchObject({ fault: 'tooMany' })
	const known = { subject: ['Mathematics'], level: [], language: ['English'], tags: ['A', 'B'] }
	expect(withKnownNames(result.rows, known)).toMatchObject({
		rows: [{ subject: 'Mathematics', language: 'English', tags: ['A', 'B'] }],
		faults: [],
	})
	expect(withKnownNames(result.rows, { ...known, tags: ['A'] })).toEqual({
		rows: [],
		faults: [{ row: 2, column: 'tags', value: 'b', reason: 'unknown' }],
	})
})
