import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { account } from '#server/people/account/account.tables.ts'
import { examples } from '../../accessibility/pages.ts'
import { expectEvery } from '../../expect-every.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addSchool } from '../support/school/school-people.ts'
import { cookieOf } from './page-cookie.ts'

const server = await openFileApp()
beforeAll(async () => {
	await openReference(server.db)
})

/** Every page whose address needs nothing that an empty shop lacks. */
const pages = Object.keys(examples).filter((path) => !path.includes('$'))

const contract = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) as {
	paths: Record<string, Record<string, { 'x-roles'?: string[] }>>
}
const roles = [
	...new Set(
		Object.values(contract.paths).flatMap((methods) =>
			Object.values(methods).flatMap((operation) => operation['x-roles'] ?? []),
		),
	),
].filter((role) => role !== '*' && role !== 'user')

/** Reads every page as it comes without scripts. */
const readPages = async (cookie?: string) => {
	const read: { path: string; status: number; failed: boolean }[] = []
	for (const path of pages) {
		const headers = cookie ? { cookie } : {}
		const { statusCode: status, body } = await server.app.inject({ url: path, headers })
		const failed = /This did not work|We could not reach the server|fits these filters/.test(body)
		read.push({ path, status, failed })
	}
	return read
}

type Read = Awaited<ReturnType<typeof readPages>>[number]
const isGood = ({ status, failed }: Read) => status < 400 && !failed
/** A page of another role is not there. */
const isGoodOrHidden = (page: Read) => isGood(page) || (page.status === 404 && !page.failed)

test('27.17 a visitor of an empty shop reads every page without an error or a filter that nobody set', async () => {
	expectEvery(await readPages(), isGoodOrHidden)
})

test('27.17 the contract names roles', () => {
	expect(roles.length).toBeGreaterThan(5)
})

test.each([...roles, 'teacher'])(
	'27.17 in an empty shop every page opens for somebody whose role is %s',
	async (role) => {
		const email = `${role}@example.org`
		const cookie = await cookieOf(server, email)
		const schoolId = /poc/.test(role) ? await addSchool(server) : null
		await server.db
			.update(account)
			.set({ roles: [role], schoolId })
			.where(eq(account.email, email))
		const read = await readPages(cookie)
		expectEvery(read, isGoodOrHidden)
		expect(read.filter(isGood).length).toBeGreaterThan(60)
	},
)
