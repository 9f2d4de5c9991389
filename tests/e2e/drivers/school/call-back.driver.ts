import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { listenToEvents } from '../../support/recorded.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a Call Back' })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const purpose = (page: Page) =>
	dialog(page).getByRole('combobox', { name: 'Purpose of Enquiry', exact: true })

/** Requests that each page sent about its visitor. */
const heard = new WeakMap<
	Page,
	{ expectEvents: Awaited<ReturnType<typeof listenToEvents>>['expectEvents']; submitted: object[] }
>()

const missing: Record<string, string> = {
	fullName: 'Full Name is required',
	schoolName: 'School Name is required',
	email: 'Email is required',
	mobile: 'Mobile Number is required',
	purpose: 'Purpose of Enquiry is required',
}
const faultWords = (fault: string) => {
	if (fault === 'email' || fault === 'mobile')
		return fault === 'email'
			? 'Please enter a valid email address.'
			: 'Please enter a valid mobile number (10-15 digits).'
	return `${fault
		.split(' ')
		.map((one) => missing[one])
		.join('. ')}.`
}
const failures: Record<string, string> = {
	refused: 'This number is not in use.',
	failed: 'Failed to submit. Please try again later.',
	unreachable: 'Network error. Please check your connection and try again.',
}

const problem = (status: number, detail?: string) => (route: Route) =>
	route.fulfill({
		status,
		contentType: 'application/problem+json',
		json: { status, code: 'unexpected', detail },
	})

const faultOf = (from: string) => /"fault":"(\w+)/.exec(from)?.[1] ?? ''
/** Closes the form once while typing, while sending, after a refusal and after success. */
const closesAt = (from: string, label: string) =>
	label === 'form.closed' &&
	(isNew(from) ? from.startsWith('success') : !/"failure":"(refused|failed)/.test(from))
const isNew = (from: string) => from.includes('"purpose":""')

/**
 * The call-back form of a point of contact, whose details are known, and of a visitor (CBK-01 …
 * CBK-06).
 */
export const callBackDriver: Driver = {
	noun: 'call-back',
	drives: ({ from, kind, label }) => {
		if (kind === 'start') return true
		if (label === 'sendRequest broken') return false
		// Nothing is typed while a submission waits for the connection.
		if (from.startsWith('deferred')) return false
		// Nothing is typed: the form names what is missing, and closing loses nothing.
		if (from.includes('"given":""'))
			return (
				isNew(from) && label === (from.includes('fullName') ? 'form.closed' : 'request.submitted')
			)
		// The form reports a wrong address first and a wrong number next.
		if (from.includes('"given":"shabnam@example"')) {
			const next = { email: 'field.changed email', mobile: 'field.changed mobile' }[faultOf(from)]
			if (isNew(from)) return label === 'field.changed' && faultOf(from) === ''
			return /^editing .*"purpose":"Teacher/.test(from) && label === (next ?? 'request.submitted')
		}
		if (/^field\.changed (email|mobile)/.test(label)) return false
		if (isNew(from))
			return /^(request\.submitted|field\.changed( other)?)$/.test(label) || closesAt(from, label)
		if (from.includes('"purpose":"Other'))
			return from.includes('"ownPurpose":""')
				? from.startsWith('editing') && label !== 'form.closed' && label !== 'field.changed other'
				: /^(request\.submitted|sendRequest sent|field\.changed)$/.test(label)
		// Filled in, it is sent, refused and sent again, or closed.
		if (label.startsWith('sendRequest')) return true
		if (label === 'field.changed') return from.includes('"failure":"failed"')
		return /^request\.(submitted|deferred)$/.test(label) || closesAt(from, label)
	},
	maxSteps: 14,
	start: async (page, label) => {
		heard.set(page, { ...(await listenToEvents(page)), submitted: [] })
		if (label === 'filled') await arrive(page, 'unverified-poc@demo.vidya.test')
		await page.goto('/vidya-for-schools')
		await page.getByRole('button', { name: 'Call Me Back' }).first().click()
		if (label !== 'mistyped') return
		await field(page, 'Full Name').fill('Shabnam Qureshi')
		await field(page, 'School Name').fill('Nai Subah Public School')
		await field(page, 'Email').fill('shabnam@example')
		await field(page, 'Mobile Number').fill('98390')
	},
	events: {
		'field.changed': async (page) => void (await purpose(page).selectOption('Teacher Training')),
		'field.changed other': async (page) =>
			void (await purpose(page).selectOption('Other (please specify)')),
		'field.changed own': (page) => field(page, 'Your purpose').fill(' Library hours '),
		'field.changed email': (page) => field(page, 'Email').fill('asha@school.in'),
		'field.changed mobile': (page) => field(page, 'Mobile Number').fill('9822012345'),
		'request.submitted': (page) =>
			dialog(page).getByRole('button', { name: 'Request a call', exact: true }).click(),
		'request.deferred': (page) =>
			dialog(page).getByRole('button', { name: 'Send it when I am connected' }).click(),
		'form.closed': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
	},
	calls: {
		sendRequest: {
			url: /\/v1\/sheet-storage$/,
			answers: {
				sent: (route) => route.continue(),
				refused: problem(409, 'This number is not in use.'),
				failed: problem(500),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }, { label, effects }) => {
		const { expectEvents, submitted } = heard.get(page)!
		const records = (name: string) => effects.some((effect) => effect.startsWith(`do ${name}`))
		if (records('recordSubmitted')) {
			submitted.push({})
			await expectEvents('call-back submitted', submitted as Record<string, unknown>[])
		}
		if (state === 'closed') {
			await expect(dialog(page)).toHaveCount(0)
			await expectEvents(
				'call-back abandon',
				records('recordAbandoned') ? [{ reason: 'user_closed_modal' }] : [],
			)
			return
		}
		await expect(field(page, 'Email')).toHaveValue(String(context.email).trim())
		await expect(field(page, 'Mobile Number')).toHaveValue(String(context.mobile))
		await expect(purpose(page)).toHaveValue(String(context.purpose))
		const own = field(page, 'Your purpose')
		await expect(own).toHaveCount(String(context.purpose).startsWith('Other') ? 1 : 0)
		if ((await own.count()) > 0) await expect(own).toHaveValue(String(context.ownPurpose))
		const words = []
		if (context.fault) words.push(faultWords(String(context.fault)))
		if (context.failure) words.push(failures[String(context.failure)]!)
		if (state === 'deferred')
			words.push('Kept on this device. It is sent once as soon as you are connected.')
		if (state === 'success') words.push('Thank you! We will contact you soon.')
		await expect(dialog(page).getByRole('status')).toHaveText(words)
		if (context.fault && label === 'request.submitted')
			await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused()
		const sending = dialog(page).getByRole('button', { name: 'Sending...' })
		await expect(sending).toHaveCount(state === 'submitting' ? 1 : 0)
	},
}
