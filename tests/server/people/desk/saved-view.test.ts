import { beforeAll, describe, expect, test } from 'vitest'
import type { SavedView as View } from '#openapi/v1.gen.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let mine: Staff
let other: Staff
beforeAll(async () => {
	mine = await openStaff(server, 'Editor Devi', ['editor'])
	other = await openStaff(server, 'Editor Ravi', ['editor'])
})

const save = (who: Staff, name: string, search: string, list = 'resources') =>
	who.desk('POST', '/saved-views', { list, name, search })
const viewsOf = async (who: Staff, list = 'resources') =>
	expectOk<{ data: View[] }>(await who.desk('GET', `/saved-views?list=${list}`)).data

describe('28.3 people save views of lists for themselves', () => {
	test('28.3 by name for each list, and a name that is used again is replaced', async () => {
		expectOk(await save(mine, 'Waiting ', 'status=in_review'), 201)
		expectOk(await save(mine, 'Drafts', 'status=draft'), 201)
		expectOk(await save(mine, 'Waiting', 'status=approved'), 201)
		expectOk(await save(mine, 'Hidden', 'visibility=hidden', 'quizzes'), 201)
		const shown = (await viewsOf(mine)).map(({ name, search }) => [name, search])
		expect(shown).toEqual([
			['Drafts', 'status=draft'],
			['Waiting', 'status=approved'],
		])
		expect(await viewsOf(mine, 'quizzes')).toHaveLength(1)
		expect(await viewsOf(other)).toEqual([])
	})

	test('28.3 nobody deletes a view of others', async () => {
		const [view] = await viewsOf(mine)
		expect((await other.desk('DELETE', `/saved-views/${view!.id}`)).status).toBe(404)
		expect((await mine.desk('DELETE', `/saved-views/${view!.id}`)).status).toBe(204)
		expect((await viewsOf(mine)).map(({ name }) => name)).toEqual(['Waiting'])
	})

	test('28.3 a name without words, and a list that is not there, are refused', async () => {
		expect((await save(mine, ' \t', 'status=draft')).status).toBe(400)
		expect((await save(mine, 'Mine', 'a=b', 'secrets')).status).toBe(400)
	})

	test('28.3 of one list twenty are saved, also by two calls together', async () => {
		for (let n = 0; n < 19; n++) expectOk(await save(other, `View ${n}`, `search=${n}`), 201)
		const answers = await Promise.all([
			save(other, 'One more', 'search=a'),
			save(other, 'Another', 'search=b'),
		])
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
		expect(await viewsOf(other)).toHaveLength(20)
		expectOk(await save(other, 'View 3', 'search=new'), 201)
	})
})
