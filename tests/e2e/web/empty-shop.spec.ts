import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openServer, type Server } from '#server/open-server.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { openDb } from '#server/platform/database/open.ts'
import { examples } from '../../accessibility/pages.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { test } from '../support/test.ts'

/** Demo accounts, each with its role in an empty shop; the first is a visitor. */
const readers: [string | undefined, string | null][] = [
	[undefined, null],
	['settled-teacher', 'teacher'],
	['verified-poc', 'main_poc'],
	['customer-success', 'vidya_customer_success'],
	['sales-partner', 'institutional_sales_partner'],
	['value-partner', 'institutional_value_partner'],
	['channel-partner', 'channel_partner'],
	['parent', 'parent'],
]

const addressOf = (role: string) => `${role}@example.org`

/** Writes the people of an empty shop; a point of contact has a school. */
const writePeople = async (folder: string) => {
	const { db, close } = await openDb(folder, 5000)
	const [own] = await db
		.insert(school)
		.values({ name: 'Modern School', email: 'office@modern.example', city: 'Pune' })
		.returning()
	for (const [, role] of readers)
		if (role)
			await db.insert(account).values({
				...{ email: addressOf(role), displayName: 'Asha Rao', roles: [role] },
				...{ schoolId: role === 'main_poc' ? own!.id : null, createdAt: new Date() },
			})
	await close()
}

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: Server
let folder = ''
let origin = ''
test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vidya-empty-'))
	await writePeople(join(folder, 'db'))
	server = await openServer({
		...{ DATA_DIR: folder, DEMO_DATA: 'false', LOG_LEVEL: 'silent', RATE_LIMIT: '30000' },
		...{ DRAIN_MS: '0', MAX_EVENT_LOOP_DELAY_MS: '60000' },
	})
	await server.app.listen({ port: 0, host: '127.0.0.1' })
	origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
test.afterAll(async () => {
	await server.close()
	await rm(folder, { recursive: true })
})

/** Signs in with the link that the server mails. */
const signIn = async (page: Page, email: string) => {
	const { request } = page.context()
	await request.post(`${origin}/v1/session/links`, { data: { email } })
	const mails = await request.get(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)
	const [{ links }] = (await mails.json()) as [{ links: string[] }]
	const token = new URL(links[0]!).searchParams.get('token')
	await request.post(`${origin}/v1/session/links/${token}/consume`)
}

/** Pages that need an order or a login link, and one of partners that is hidden from others. */
const leftOut = ['/payment/return', '/login/link', '/institutional-partner/']

/** The pages that the examples show to an account, of those whose address an empty shop has. */
const pagesOf = (as: string | undefined) =>
	Object.entries(examples).flatMap(([path, all]) =>
		!path.includes('$') &&
		!(as !== 'sales-partner' && leftOut.includes(path)) &&
		all.some((example) => example.as === as)
			? [path]
			: [],
	)

for (const [as, role] of readers)
	test(`27.17 in an empty shop ${role ?? 'a visitor'} opens every page at 360 px without an error or a filter that nobody set`, async ({
		page,
	}) => {
		test.slow()
		await page.setViewportSize({ width: 360, height: 740 })
		if (role) await signIn(page, addressOf(role))
		const isQuiet = quietConsole(page)
		const wrong: string[] = []
		const paths = pagesOf(as)
		for (const path of paths) {
			const answer = await page.goto(origin + path)
			if (answer!.status() >= 400) wrong.push(`${path} ${answer!.status()}`)
			await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
			const lies = page
				.getByText(/This did not work|could not reach the server|fits these filters/)
				.or(page.getByRole('region', { name: 'Highlights' }))
			if ((await lies.count()) > 0) wrong.push(`${path} ${await lies.first().innerText()}`)
		}
		expect(wrong).toEqual([])
		expect(paths.length).toBeGreaterThan(0)
		isQuiet()
	})
