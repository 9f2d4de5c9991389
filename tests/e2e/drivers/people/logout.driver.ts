import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { accountMenu, arriveElsewhere, chooseSignOut, signOut } from '../../support/other-tab.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()

/** The pages that are at their start: what they send from now on is held back. */
const started = new WeakSet<Page>()

type Words = { title: string; text: string; buttons: string[] }

const question = {
	title: 'Are you sure?',
	text: "You won't be able to revert this!",
	buttons: ['Cancel', 'Sign out'],
}

const farewell = {
	title: 'Logged Out!',
	text: 'You have Successfully Logged Out.',
	buttons: ['OK'],
}

const words: Record<string, Words> = {
	confirming: question,
	signingOut: question,
	failed: {
		title: 'You are still signed in',
		text: 'The server did not answer. Please try again.',
		buttons: ['Cancel', 'Try again'],
	},
	reloading: farewell,
	farewell,
}

/** Signing out (SES-02): the question, its failure, and the message after the reload. */
export const logoutDriver: Driver = {
	noun: 'logout',
	// Differences on a phone have a test of the header.
	drives: ({ kind, label, from }) =>
		kind === 'start'
			? label !== 'outdated'
			: label !== 'logout.chosen phone' && !from.includes('"login"'),
	start: async (page, label) => {
		const email = await arrive(page)
		await page.goto('/cart')
		await expect(accountMenu(page)).toBeVisible()
		if (label === 'reloaded') {
			await signOut(page)
			await arriveElsewhere(page, { email })
		}
		started.add(page)
	},
	events: {
		'logout.chosen': chooseSignOut,
		'logout.confirmed': (page) => dialog(page).getByRole('button').last().click(),
		'logout.cancelled': async (page) => {
			const isQuestion = await dialog(page).getByText(question.text).isVisible()
			// The question focuses its safe answer; after a failure the pressed button keeps the focus.
			const safe = dialog(page).getByRole('button', { name: 'Cancel' })
			await expect(isQuestion ? safe : dialog(page).getByRole('button').last()).toBeFocused()
			if (isQuestion) await page.keyboard.press('Escape')
			else await press(page, 'Cancel')
			await expect(dialog(page)).toHaveCount(0)
			await expect(accountMenu(page)).toBeFocused()
		},
		'farewell.acknowledged': (page) => press(page, 'OK'),
	},
	calls: {
		signOut: {
			url: /\/v1\/session\/logout$/,
			holds: (page) => started.has(page),
			answers: { done: (route) => route.continue(), unreachable: (route) => route.abort() },
		},
	},
	sees: async (page, { state, tags }) => {
		await expect(accountMenu(page)).toHaveCount(state === 'reloading' ? 0 : 1)
		const said = words[state]
		await expect(dialog(page)).toHaveCount(said ? 1 : 0)
		if (!said) return
		await expect(dialog(page)).toHaveAccessibleName(said.title)
		await expect(dialog(page)).toHaveAccessibleDescription(said.text)
		await expect(dialog(page).getByRole('button')).toHaveText(said.buttons)
		const main = dialog(page).getByRole('button').last()
		const isBusy = tags.includes('#busy') && state !== 'reloading'
		await expect(main).toBeEnabled({ enabled: !isBusy })
	},
}
