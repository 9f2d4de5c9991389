import { expect, type Page } from '@playwright/test'
import { NUDGE_INTERVAL, writeNudged } from '#machines/web/nudge-scheduler/nudge-scheduler.rules.ts'
import type { Driver } from '../../support/driver.ts'
import {
	answerAll,
	careerForm,
	questionnaire,
	setVisible,
} from '../../support/journeys/nudge-parts.ts'
import { allowNudges } from '../../support/journeys/nudges.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../../support/press-escape.ts'

const NUDGED = 'vidya.nudged'
const RECHECK = 30_000

const signingOut = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' })

/** Undoes what keeps the nudges away: the hidden tab, the other modal or the other page. */
const clear: Record<string, (page: Page) => Promise<void>> = {
	paused: (page) => setVisible(page, true),
	crowded: (page) => signingOut(page).getByRole('button', { name: 'Cancel' }).click(),
	away: (page) => page.getByRole('banner').getByRole('link', { name: 'Vidya' }).first().click(),
}

const hindrance = async (page: Page): Promise<string> => {
	if (await page.evaluate(() => document.visibilityState === 'hidden')) return 'paused'
	return (await signingOut(page).count()) > 0 ? 'crowded' : 'away'
}

/** Which moves of page, tab and modals are made, by the state they are made in. */
const moves: Record<string, readonly string[]> = {
	away: ['scene.observed clear'],
	paused: ['scene.observed clear'],
	crowded: ['scene.observed clear'],
	waiting: ['scene.observed crowded', 'scene.observed paused', 'scene.observed away'],
	idle: ['scene.observed crowded', 'scene.observed paused'],
	careerOpen: ['scene.observed away', 'modal.closed career'],
	questionnaireOpen: [
		'scene.observed away',
		'modal.closed questionnaire',
		'modal.closed postponed',
		'modal.closed answered',
	],
}

/**
 * The nudges of the home page (NDG-01, NDG-02). Machine paths prove what changes while a nudge is
 * open or looked up.
 */
export const nudgeSchedulerDriver: Driver = {
	noun: 'nudge-scheduler',
	maxSteps: 16,
	drives: ({ kind, from, label }) => {
		const [state = ''] = from.split(' ')
		if (kind === 'event') return moves[state]?.includes(label) ?? false
		// A form that was shown in this visit is due again after 72 hours only.
		return label !== 'readNudge due' || !from.includes('"isPutOff":true')
	},
	start: async (page) => {
		await page.clock.install()
		await allowNudges(page)
		await arrive(page)
		await page.goto('/cart')
	},
	prepares: {
		'readNudge due': (page) => page.evaluate((key) => localStorage.removeItem(key), NUDGED),
		'readNudge recent': async (page) => {
			// Closing the form, which comes first, has to store the time itself.
			if ((await careerForm(page).count()) > 0) return
			const now = await page.evaluate(() => Date.now())
			const stored = JSON.stringify(writeNudged(now))
			await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
				NUDGED,
				stored,
			] as const)
		},
	},
	events: {
		'scene.observed clear': async (page) => clear[await hindrance(page)]!(page),
		'scene.observed crowded': async (page) => {
			await page.getByRole('button', { name: /^Account of / }).click()
			await page.getByRole('button', { name: 'Sign out' }).click()
		},
		'scene.observed paused': (page) => setVisible(page, false),
		'scene.observed away': async (page) => {
			await page.goBack()
		},
		'modal.closed career': (page) => pressEscapeIn(careerForm(page)),
		'modal.closed questionnaire': (page) => pressEscapeIn(questionnaire(page)),
		'modal.closed postponed': (page) =>
			questionnaire(page).getByRole('button', { name: 'Later' }).click(),
		'modal.closed answered': async (page) => {
			const form = questionnaire(page)
			await answerAll(form, 'Formative Assessment')
			await form.getByRole('button', { name: 'Show my recommendations' }).click()
			await page
				.getByRole('alertdialog', { name: 'Success!' })
				.getByRole('button', { name: 'OK' })
				.click()
		},
	},
	calls: {
		checkQuestionnaire: {
			url: /\/v1\/recommend\/is-wizard-completed$/,
			answers: {
				answered: (route) => route.fulfill({ json: true }),
				open: (route) => route.fulfill({ json: false }),
				unreachable: (route) => route.abort(),
			},
		},
	},
	delays: {
		recheck: (page) => page.clock.fastForward(RECHECK),
		nudgeInterval: (page) => page.clock.fastForward(NUDGE_INTERVAL),
	},
	sees: async (page, { state, context }) => {
		if (context.isPutOff)
			expect(await page.evaluate((key) => localStorage.getItem(key), NUDGED)).not.toBeNull()
		// Nothing keeps the stored time back: the next situation may be there already.
		if (state === 'looking') return
		const hasCareer = state === 'careerOpen'
		const hasQuestionnaire = state === 'questionnaireOpen'
		await expect(careerForm(page)).toHaveCount(hasCareer ? 1 : 0)
		await expect(questionnaire(page)).toHaveCount(hasQuestionnaire ? 1 : 0)
		await expect(page.getByRole('dialog')).toHaveCount(hasCareer || hasQuestionnaire ? 1 : 0)
		await expect(signingOut(page)).toHaveCount(state === 'crowded' ? 1 : 0)
		if (state === 'away') await expect(page).toHaveURL(/\/cart$/)
	},
}
