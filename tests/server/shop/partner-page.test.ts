import { expect, test } from 'vitest'
import { cookieOf } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openBroughtSchool, openPartner } from '../support/partner-people.ts'

const server = await openFileApp()

const pages = ['dashboard', 'spc-license', 'track-usage'].map(
	(name) => `/institutional-partner/${name}`,
)

/** Returns a page as a visitor without scripts gets it. */
const readPage = async (url: string, email?: string, language = 'en') => {
	const session = email && (await cookieOf(server, { email }))
	const cookie = `PARAGLIDE_LOCALE=${language}; ${session ?? ''}`
	const { statusCode, body, headers } = await server.app.inject({ url, headers: { cookie } })
	const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1]
	const robots = /<meta name="robots" content="([^"]*)"/.exec(body)?.[1]
	return { status: statusCode, body, heading, robots, cache: headers['cache-control'] }
}

test('PRF-03 NAV-12 a sales partner’s pages are rendered with the own figures, in both languages, and kept by nobody; everybody else finds none', async () => {
	const partner = await openPartner(server, 'institutional_sales_partner')
	const { name } = await openBroughtSchool(server, partner.id)
	const own = []
	for (const url of pages) {
		const { body, ...page } = await readPage(url, partner.email)
		own.push([page, body.includes(name)])
	}
	const facts = { status: 200, robots: 'noindex', cache: 'private, no-store' }
	expect(own).toEqual([
		[{ ...facts, heading: 'Partner dashboard' }, true],
		[{ ...facts, heading: 'Licences of your schools' }, false],
		[{ ...facts, heading: 'Usage of your schools' }, true],
	])
	expect((await readPage(pages[0]!, partner.email, 'hi')).heading).toBe('पार्टनर डैशबोर्ड')
	const value = await openPartner(server, 'institutional_value_partner')
	const channel = await openPartner(server, 'channel_partner')
	const seen = []
	for (const who of [value.email, channel.email, undefined])
		for (const url of pages) seen.push((await readPage(url, who)).status)
	expect(seen).toEqual([200, 404, 404, 404, 404, 404, 404, 404, 404])
})

test('NAV-10 ROL-02 /value-partner is a dashboard to a channel partner and to staff, words to everybody else', async () => {
	const channel = await openPartner(server, 'channel_partner')
	const { name } = await openBroughtSchool(server, channel.id)
	const seen = []
	for (const role of [
		'vidya_customer_success',
		'vidya_sales_associate',
		'institutional_value_partner',
		'teacher',
	]) {
		const { email } = await openPartner(server, role)
		seen.push((await readPage('/value-partner', email)).heading)
	}
	seen.push((await readPage('/value-partner')).heading)
	const dashboard = 'Value Partner Dashboard'
	const words = 'Value partners'
	expect(seen).toEqual([dashboard, dashboard, words, words, words])
	const own = await readPage('/value-partner', channel.email)
	expect([own.heading, own.body.includes(name), own.robots]).toEqual([dashboard, true, 'noindex'])
	expect(own.body).toContain(`ins_partner_id=${channel.id}`)
})
