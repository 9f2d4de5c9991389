import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, mailedLink, newAddress } from '../../support/journeys/sign-in.ts'

const addresses: Record<string, string> = {
	'asha@school.in': newAddress('asha'),
	'ravi@school.in': newAddress('ravi'),
}

const problem = (route: Route, status: number, code: string) =>
	route.fulfill({ status, contentType: 'application/problem+json', json: { status, code } })

const ask = async (page: Page, email: string) => {
	await page.getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('button', { name: 'Send me a link' }).click()
}

const askOrRepeat = async (page: Page, email: string) => {
	const again = page.getByRole('button', { name: 'Send again' })
	if (await again.isVisible()) await again.click()
	else await ask(page, email)
}

/** Opens a fresh mailed link in this tab without a reload, like a link in the page. */
const openLink = async (page: Page) => {
	const email = newAddress('link')
	await page.request.post('/v1/session/links', { data: { email } })
	const { pathname, search } = new URL(await mailedLink(page, email))
	await page.evaluate((path) => {
		history.pushState({}, '', path)
	}, pathname + search)
}

const texts: Record<string, RegExp> = {
	emailInvalid: /Enter a valid e-mail address/,
	tooMany: /Too many links/,
	unavailable: /could not reach the server/,
	used: /used already/,
	expired: /older than ten minutes/,
}

/** Which events a person has a gesture for, by state. */
const gestures: Record<string, RegExp> = {
	signedOut: /^link\.(requested|opened)/,
	linkSent: /^link\.withdrawn$/,
	confirmingLink: /^link\.confirmed$/,
}

const refreshCall = /\/v1\/session\/refresh$/

/** Gives later token calls of the page the same answer, because its other reads may ask first. */
const asEveryTime = (answer: (route: Route) => Promise<void>) => async (route: Route) => {
	await route.request().frame().page().route(refreshCall, answer)
	await answer(route)
}

/** Signing in by a mailed link (SES-01), from asking for it to being here. */
export const sessionDriver: Driver = {
	noun: 'session',
	drives: ({ from, kind, label, to }) => {
		if (/"intent":"/.test(from + to)) return false
		if (kind === 'start') return label === 'new'
		if (kind === 'outcome')
			return label !== 'restoreSession unreachable' && !from.startsWith('signedIn')
		if (kind === 'delay') return false
		const state = from.split(' ')[0]!
		if (state === 'linkSent' && label.startsWith('link.requested'))
			return from.includes(label === 'link.requested' ? '"asha@school.in"' : '"ravi@school.in"')
		if (state === 'linkRejected')
			return from.includes('"unavailable"')
				? label === 'link.retried'
				: /^link\.requested( other)?$/.test(label)
		return gestures[state]?.test(label) ?? false
	},
	start: async (page) => {
		await arrive(page)
		await page.goto('/login')
	},
	events: {
		'link.requested': (page) => askOrRepeat(page, addresses['asha@school.in']!),
		'link.requested other': (page) => askOrRepeat(page, addresses['ravi@school.in']!),
		'link.requested mistyped': (page) => ask(page, 'asha'),
		'link.withdrawn': (page) => page.getByRole('button', { name: 'Use another address' }).click(),
		'link.opened': openLink,
		'link.confirmed': (page) => page.getByRole('button', { name: 'Continue' }).click(),
		'link.retried': (page) => page.getByRole('button', { name: 'Try again' }).click(),
	},
	calls: {
		restoreSession: {
			url: refreshCall,
			answers: {
				signedIn: asEveryTime((route) => route.continue()),
				signedOut: asEveryTime((route) => problem(route, 401, 'session-expired')),
			},
		},
		requestLink: {
			url: /\/v1\/session\/links$/,
			answers: {
				sent: (route) =>
					route.fulfill({ status: 202, json: { sent: true, mailbox_url: '/dev/mail' } }),
				tooMany: (route) => problem(route, 429, 'too-many-requests'),
				unreachable: (route) => route.abort(),
			},
		},
		inspectLink: {
			url: /\/v1\/session\/links\/[^/]+$/,
			// A page that remounts while its person is signed out asks a second time.
			asksAgain: true,
			answers: {
				ready: (route) => route.continue(),
				used: (route) => problem(route, 410, 'link-used'),
				unreachable: (route) => route.abort(),
			},
		},
		consumeLink: {
			url: /\/v1\/session\/links\/[^/]+\/consume$/,
			answers: {
				signedIn: (route) => route.continue(),
				expired: (route) => problem(route, 410, 'link-expired'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		const shows = (text: RegExp | string) => expect(page.getByText(text).first()).toBeVisible()
		const failure = context.failure as string | null
		if (failure) await shows(texts[failure]!)
		const form = page.getByRole('button', { name: 'Send me a link' })
		if (state === 'signedOut') await expect(form).toBeEnabled()
		if (state === 'requestingLink') await shows('Sending...')
		if (state === 'linkSent') await shows('Login Link Sent to you mail inbox')
		if (state === 'openingLink')
			await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
		if (state === 'confirmingLink')
			await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
		if (state === 'consumingLink')
			await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
		if (state.startsWith('signedIn'))
			await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
	},
}
