import { expect, type Page } from '@playwright/test'
import { arrive, callAs, mailedLink, newAddress } from '../support/journeys/sign-in.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const coverNote = 'I teach fractions with paper, string and patience.'

test('NAV-07 ROL-01 a visitor filters jobs, writes, signs in, applies, bookmarks, and finds and withdraws it in the profile', async ({
	page,
}) => {
	const isQuiet = quietConsole(page)
	await page.goto('/jobs')
	await page.getByRole('checkbox', { name: 'Principal', exact: true }).check()
	await expect(page).toHaveURL('/jobs?job_levels=Principal')
	await expect(main(page).getByRole('status')).toHaveText(/^\d open jobs$/)
	await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
	const title = await main(page).getByRole('heading', { level: 1 }).innerText()
	expect(title).toBe('Principal')
	const job = page.url()
	const note = main(page).getByRole('textbox', { name: 'Cover note' })
	await note.fill(coverNote)
	await main(page).getByRole('button', { name: 'Apply', exact: true }).click()
	const login = page.getByRole('dialog')
	const email = newAddress()
	await login.getByRole('textbox', { name: 'Email' }).fill(email)
	await login.getByRole('button', { name: 'Send me a link' }).click()
	await page.goto(await mailedLink(page, email))
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page).toHaveURL(job)
	await expect(note).toHaveValue(coverNote)
	await page.reload()
	await expect(note).toHaveValue(coverNote)
	await main(page).getByRole('button', { name: 'Apply', exact: true }).click()
	await expect(main(page).getByRole('status')).toHaveText(/^You have applied\./)
	await main(page)
		.getByRole('button', { name: `Bookmark: ${title}` })
		.click()
	await expect(main(page).getByRole('button', { name: `Bookmarked: ${title}` })).toBeVisible()
	await page.reload()
	await expect(main(page).getByRole('status')).toHaveText(/^You have applied\./)
	await page.goto('/profile/bookmarked-jobs')
	await expect(main(page).getByRole('article').getByRole('heading')).toHaveText([title])
	await page.goto('/profile/jobs?status=applied')
	await main(page)
		.getByRole('button', { name: `Withdraw the application for ${title}` })
		.click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
	await expect(main(page).getByText('No application is waiting for an answer')).toBeVisible()
	await main(page).getByRole('link', { name: 'Withdrawn' }).click()
	await expect(page).toHaveURL('/profile/jobs?status=withdrawn')
	await expect(main(page).getByRole('listitem').getByRole('link')).toHaveText([title])
	isQuiet()
})

test('NAV-07 a video that is recorded is kept, plays after a reload and goes with an application', async ({
	page,
}) => {
	await page.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = async () => {
			const canvas = document.createElement('canvas')
			const pen = canvas.getContext('2d')!
			let shade = 0
			setInterval(() => {
				shade = (shade + 10) % 256
				pen.fillStyle = `rgb(${shade}, 80, 80)`
				pen.fillRect(0, 0, canvas.width, canvas.height)
			}, 20)
			return canvas.captureStream(25)
		}
	})
	await arrive(page)
	await page.goto('/profile/video-resume')
	await main(page).getByRole('button', { name: 'Record now' }).click()
	const camera = main(page).getByLabel('Recording. It stops by itself after two minutes.')
	await expect
		.poll(() => camera.evaluate((video: HTMLVideoElement) => video.currentTime))
		.toBeGreaterThan(0.5)
	await main(page).getByRole('button', { name: 'Stop' }).click()
	await main(page).getByRole('button', { name: 'Keep this video' }).click()
	await expect(page.getByText('Your video resume has been saved.')).toBeVisible()
	await page.reload()
	const kept = main(page).getByLabel('Your video resume')
	await expect
		.poll(() => kept.evaluate((video: HTMLVideoElement) => video.readyState))
		.toBeGreaterThan(0)
	const jobs = (await callAs(page, '/jobs?sort=closing&limit=1')) as { data: { slug: string }[] }
	await page.goto(`/jobs/${jobs.data[0]!.slug}`)
	await main(page).getByRole('textbox', { name: 'Cover note' }).fill(coverNote)
	await main(page).getByRole('checkbox', { name: 'Let the school watch my video resume' }).check()
	await main(page).getByRole('button', { name: 'Apply', exact: true }).click()
	await expect(main(page).getByRole('status')).toHaveText(/^You have applied\./)
	await page.goto('/profile/jobs?status=applied')
	await expect(main(page).getByRole('listitem').first()).toContainText('with video resume')
})
