import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillMail, mailFaultOf, plainTextOf } from '#domain/people/mail-text.rules.ts'
import type { MailText, MailTexts } from '#openapi/v1.gen.ts'
import { mailKinds } from '#server/mail-kinds.ts'
import { account } from '#server/people/account/account.tables.ts'
import { expectEvery } from '../../../expect-every.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Sent = { subject: string; text: string; links: string[] }

const server = await openFileApp()
let editor: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	editor = await openStaff(server, 'Editor Devi', ['editor'])
})

const place = '/mails/en/login'
const read = async () => expectOk<MailText>(await editor.desk('GET', place))
const save = (subject: string, text: string, version: number) =>
	editor.desk('PUT', place, { words: { subject, text }, version })
const newestTo = async (email: string) =>
	expectOk<Sent[]>(await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`))[0]!
const ask = async (email: string) => {
	await server.call('POST', '/v1/session/links', { body: { email } })
	return newestTo(email)
}

describe('28.3 the words of mails are written in the desk', () => {
	test('28.3 every mail is listed in each of its languages, shipped at first', async () => {
		const { data } = expectOk<MailTexts>(await editor.desk('GET', '/mails'))
		const hindi = mailKinds.filter((kind) => kind.hi).length
		expect(data).toHaveLength(mailKinds.length + hindi)
		expectEvery(data, (one) => one.changed_at === null)
		expect((await editor.desk('GET', '/mails/hi/staff-granted')).status).toBe(404)
		expect((await editor.desk('GET', '/mails/en/nothing')).status).toBe(404)
	})

	test('28.3 SES-01 the next mail has the new words, and the shipped ones again after that', async () => {
		const { version, shipped } = await read()
		expect(version).toBe(0)
		const text = 'Hello from {brand}.\n\n[Come in]({link})'
		const saved = expectOk<MailText>(await save('Come to {brand}', text, 0))
		expect(saved).toMatchObject({
			version: 1,
			words: { subject: 'Come to {brand}', text },
			shipped,
		})
		const mail = await ask('new-words@example.org')
		expect(mail.subject).toBe('Come to Vidya')
		expect(mail.text).toBe(`Hello from Vidya.\n\nCome in:\n${mail.links[0]}\n\nVidya`)
		expect((await editor.desk('DELETE', `${place}?version=1`)).status).toBe(204)
		expect((await ask('old-words@example.org')).subject).toBe('Your Vidya login link')
	})

	test('29.14 SES-01 the login link is mailed in the language of the page, or else of the account', async () => {
		const subjectOf = async (email: string, cookie?: string) => {
			const headers: Record<string, string> = cookie ? { cookie } : {}
			await server.call('POST', '/v1/session/links', { body: { email }, headers })
			await server.deps.mails.deliver()
			const { body } = await server.call('GET', `/dev/mail.json?to=${email}`)
			return (body as { subject: string }[])[0]!.subject
		}
		const hindi = 'आपका Vidya लॉगिन लिंक'
		expect(await subjectOf('new@example.org', 'PARAGLIDE_LOCALE=hi')).toBe(hindi)
		await server.signIn('reader@example.org')
		await server.db
			.update(account)
			.set({ language: 'hi' })
			.where(eq(account.email, 'reader@example.org'))
		expect(await subjectOf('reader@example.org')).toBe(hindi)
		const english = 'Your Vidya login link'
		expect(await subjectOf('reader@example.org', 'PARAGLIDE_LOCALE=en')).toBe(english)
	})

	test('28.3 what somebody else saved is not written over, and is not reset unseen', async () => {
		const { version } = await read()
		const text = 'A link: {link}'
		expectOk(await save('First', text, version))
		expect(await save('Second', text, version)).toMatchObject({
			...{ status: 409, body: { code: 'mail-changed' } },
		})
		expect(await editor.desk('DELETE', `${place}?version=${version}`)).toMatchObject({
			...{ status: 409, body: { code: 'mail-changed' } },
		})
		expect((await editor.desk('DELETE', `${place}?version=${version + 1}`)).status).toBe(204)
	})

	test.each([
		[
			'a value that the mail does not have',
			'Hi',
			'A {lnik} and {link}',
			{ kind: 'unknown', name: 'lnik' },
		],
		['no link to sign in', 'Hi', 'Sign in.', { kind: 'missing', name: 'link' }],
		['a subject of spaces', '  ', '{link}', { kind: 'subject' }],
	])('28.3 %s is refused', async (_, subject, text, fault) => {
		expect(await save(subject, text, 0)).toMatchObject({
			...{ status: 409, body: { code: 'mail-invalid', fault } },
		})
		expect(await editor.desk('POST', `${place}/tries`, { subject, text })).toMatchObject({
			...{ status: 409, body: { code: 'mail-invalid' } },
		})
	})

	test('28.3 typed words are sent to who typed them, with samples, and change nothing', async () => {
		const words = { subject: 'Try {brand}', text: 'See [{link}]' }
		const { to } = expectOk<{ to: string }>(await editor.desk('POST', `${place}/tries`, words))
		const mail = await newestTo(to)
		expect([mail.subject, mail.text]).toEqual([
			'Try Vidya',
			'See [https://vidya.example/login?token=…]\n\nVidya',
		])
		expect((await read()).version).toBe(0)
	})
})

describe('28.3 the words of every mail', () => {
	const both = mailKinds.flatMap((kind) =>
		[kind.en, kind.hi].flatMap((words) => (words ? [{ kind, words }] : [])),
	)

	test('28.3 name only values that they have, and all needed ones, in both languages', () => {
		const faults = both.flatMap(({ kind, words }) => {
			const fault = mailFaultOf(words, { values: Object.keys(kind.values), needed: kind.needed })
			return fault ? [[kind.name, fault]] : []
		})
		expect(faults).toEqual([])
	})

	test('28.3 have a sample for each value, and each name is one mail', () => {
		expectEvery(mailKinds, (kind) => Object.values(kind.values).every((sample) => sample !== ''))
		expect(new Set(mailKinds.map(({ name }) => name)).size).toBe(mailKinds.length)
	})

	test('28.3 are typeset as they were written: buttons are links, empty values leave no line', () => {
		const { subject, blocks } = fillMail(
			{ subject: 'For {name}', text: 'Hi {name},\n\n{words}\n\nOne\n{words}\n\n[Go]({link})' },
			{ name: '', words: '', link: 'https://a.test/{name}' },
		)
		expect(subject).toBe('For')
		expect(blocks).toEqual([
			{ kind: 'paragraph', lines: ['Hi,'] },
			{ kind: 'paragraph', lines: ['One'] },
			{ kind: 'button', label: 'Go', url: 'https://a.test/{name}' },
		])
		expect(plainTextOf(blocks, 'Shop')).toBe('Hi,\n\nOne\n\nGo:\nhttps://a.test/{name}\n\nShop')
	})

	test('28.3 a value cannot add a button, a value or markup', async () => {
		const values = { link: 'https://a.test', brand: 'x' }
		const typed = '\n\n[Evil](https://evil.test)\n\n{link} <b>'
		const { blocks } = fillMail({ subject: 's', text: '{typed}' }, { ...values, typed })
		expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph'])
		expect(plainTextOf(blocks, '')).toContain('{link} <b>')
		const { html } = server.deps.mails.compose({
			...{ to: '', kind: 'order-refunded', language: 'en' },
			values: { money: '₹1', words: typed, titles: '', link: 'https://a.test' },
		})
		expect(html).toContain('&lt;b&gt;')
		expect(html.match(/display:inline-block/g)).toHaveLength(1)
	})
})
