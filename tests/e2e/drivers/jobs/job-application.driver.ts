import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const slug = 'mathematics-teacher-classes-6-to-8-st-thomas-higher-secondary-school'
const coverNote = 'I teach fractions with paper, string and patience.'

const main = (page: Page) => page.getByRole('main')
const note = (page: Page) => main(page).getByRole('textbox', { name: 'Cover note', exact: true })
const button = (page: Page, name: RegExp) => main(page).getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Withdraw your application?' })

const answered = (route: Route) => route.fulfill({ json: { id: 'a1' } })

/** Types the note again, even if it is unchanged. */
const write = (text: string) => async (page: Page) => {
	await note(page).fill('')
	await note(page).fill(text)
}

const failures: Record<string, RegExp> = {
	videoMissing: /^Not sent: there is no video resume any more/,
	unavailable: /^Not sent: we could not reach the server/,
}
const standing: Record<string, RegExp> = {
	applied: /^You have applied\./,
	withdrawn: /^You have withdrawn your application\./,
}
const faults: Record<string, string> = {
	required: 'Please write a few sentences about yourself.',
	short: 'Please write a little more: at least 20 characters.',
}

const seesDraft = async (page: Page, context: Record<string, unknown>, isBusy: boolean) => {
	const fault = faults[String(context.fault)]
	await expect(note(page)).toHaveValue(new RegExp(`^[^]{${context.note}}$`))
	await expect(main(page).getByRole('alert')).toHaveText(fault ? [fault] : [])
	if (fault) await expect(note(page)).toBeFocused()
	const { failure } = context
	const status = main(page).getByRole('status')
	await expect(status).toHaveText(failure ? [failures[String(failure)]!] : [])
	await expect(button(page, isBusy ? /^Sending\.\.\.$/ : /^Apply$/)).toHaveCount(1)
}

/** Answers that look like another one, or need more than an answer. */
const left = / (signedOut|alreadyApplied|rejected|tooMany|settled)$/

/**
 * Applying for a job (NAV-07) as a signed-in teacher. A journey covers signing in and the kept
 * draft.
 */
export const jobApplicationDriver: Driver = {
	noun: 'job-application',
	drives: ({ from, kind, label }) => {
		if (kind === 'start') return label === 'open'
		if (from.includes('"withVideo":true') || left.test(label)) return false
		if (label === 'video.toggled') return false
		if (from.startsWith('editing') && from.includes('"status":"withdrawn"')) return false
		if (from.includes('"failure":"') && !from.includes('"failure":"unavailable"'))
			return label === 'application.submitted'
		return true
	},
	start: async (page) => {
		await arrive(page)
		await page.goto(`/jobs/${slug}`)
	},
	events: {
		'note.changed': write(coverNote),
		'note.changed mistyped': write('Hire me.'),
		'application.submitted': (page) => button(page, /^Apply$/).click(),
		'withdrawal.requested': (page) => button(page, /^Withdraw/).click(),
		'withdrawal.confirmed': (page) =>
			dialog(page).getByRole('button', { name: 'Withdraw' }).click(),
		'withdrawal.dismissed': (page) => page.keyboard.press('Escape'),
		'application.restarted': (page) => button(page, /^Apply again$/).click(),
	},
	calls: {
		sendApplication: {
			url: /\/v1\/jobs\/[^/]+\/applications$/,
			answers: {
				sent: answered,
				closed: refuse(409, 'job-closed'),
				videoMissing: refuse(409, 'video-missing'),
				unreachable: (route) => route.abort(),
			},
		},
		withdrawApplication: {
			url: /\/v1\/user\/job-applications\/[^/]+\/withdrawal$/,
			answers: {
				withdrawn: answered,
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags, context }) => {
		const isBusy = tags.includes('#busy')
		if (/^(editing|submitting)/.test(state)) return seesDraft(page, context, isBusy)
		await expect(note(page)).toHaveCount(0)
		if (state === 'closed') {
			await expect(main(page).getByText('This job is closed', { exact: true })).toBeVisible()
			await expect(
				main(page).getByRole('textbox', { name: 'Your cover note, to copy' }),
			).toHaveValue(coverNote)
			return
		}
		const isAsked = state === 'confirming' || state === 'withdrawing'
		await expect(dialog(page)).toHaveCount(isAsked ? 1 : 0)
		if (isAsked)
			return expect(dialog(page).getByRole('button').last()).toBeEnabled({ enabled: !isBusy })
		const failed = /^Not withdrawn: we could not reach the server/
		await expect(main(page).getByRole('status')).toHaveText([
			standing[String(context.status)]!,
			...(context.failure ? [failed] : []),
		])
	},
}
