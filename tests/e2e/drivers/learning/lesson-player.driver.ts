import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { findFree, learn } from '../../support/journeys/learn.ts'
import { arrive } from '../../support/journeys/sign-in.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (name: string, option: string) => (page: Page) =>
	page
		.getByRole('combobox', { name })
		.selectOption(option)
		.then(() => undefined)

/**
 * The controls of the lesson player. Another test covers the watched position, which takes time.
 */
export const lessonPlayerDriver: Driver = {
	noun: 'lesson-player',
	drives: ({ kind, label }) => (kind === 'start' ? label === 'new' : /speed|captions/.test(label)),
	start: async (page) => {
		await arrive(page)
		const { id, lessons } = await learn(page, await findFree(page, 'search=Music+Without'), 99)
		const lesson = lessons.find(({ has_media }) => has_media)!
		await page.goto(`/profile/my-learning/${id}/lesson/${lesson.id}`)
		await expect(button(page, 'Play')).toBeVisible()
	},
	events: {
		'speed.chosen': choose('Speed', '2'),
		'captions.chosen': choose('Captions', 'en'),
		'captions.chosen off': choose('Captions', ''),
	},
	calls: {},
	sees: async (page, { context }) => {
		const speed = String(context.speed)
		await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue(speed)
		await expect(page.locator('video')).toHaveJSProperty('playbackRate', context.speed)
		const captions = (context.captions as string | null) ?? ''
		await expect(page.getByRole('combobox', { name: 'Captions' })).toHaveValue(captions)
		const shown = await page
			.locator('video')
			.evaluate((video: HTMLVideoElement) =>
				[...video.textTracks].flatMap(({ mode, language }) => (mode === 'showing' ? language : [])),
			)
		expect(shown).toEqual(captions ? [captions] : [])
	},
}
