import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftPage as Page } from '#openapi/v1.gen.ts'
import { type DraftView, move, save, wholeContent, write } from '../../support/drafts.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let author: Staff
let editor: Staff
beforeAll(async () => {
	author = await openStaff(server, 'Author Asha', ['author'])
	editor = await openStaff(server, 'Editor Devi', ['editor'])
})

const rowOf = async (who: Staff, { id }: DraftView) =>
	expectOk<Page>(await who.desk('GET', '/resources?limit=100')).data.find((row) => row.id === id)!

describe('28.3 a row of the list has what a decision on several needs', () => {
	test('28.3 the newest revision, and the decisions that the person can take', async () => {
		const begun = await write(author, wholeContent())
		await save(author, begun, { ...begun.content, summary: 'A lunch in halves.' })
		const mine = await rowOf(author, begun)
		expect(mine).toMatchObject({ status: 'draft', moves: ['submit'] })
		const handedIn = expectOk<DraftView>(
			await move(author, { ...begun, revision: mine.revision }, 'submit'),
		)
		expect(await rowOf(author, begun)).toMatchObject({
			revision: handedIn.revision,
			moves: ['recall'],
		})
		expect((await rowOf(editor, begun)).moves).toEqual(
			expect.arrayContaining(['approve', 'return']),
		)
		expect((await move(author, handedIn, 'approve')).status).toBe(403)
	})
})
