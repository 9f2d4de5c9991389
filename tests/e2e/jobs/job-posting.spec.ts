import { expect } from '@playwright/test'
import { changePosting } from '../support/journeys/job-posting.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

test('SCH-08 NAV-07 a point of contact writes a post that teachers find, a reload keeps what is typed, two who change it notice each other, and closes it', async ({
	page,
}) => {
	await arrive(page, 'additional-poc@demo.vidya.test')
	await page.goto('/profile/job-posting/new')
	const main = page.getByRole('main')
	const type = (name: string, value: string) =>
		main.getByRole('textbox', { name, exact: true }).fill(value)
	await type('In short', 'Classes VI to VIII, with a laboratory.')
	await main.getByRole('button', { name: 'Save post' }).click()
	const title = main.getByRole('textbox', { name: 'Title of the post' })
	await expect(title).toBeFocused()
	await page.reload()
	await expect(main.getByRole('textbox', { name: 'In short' })).toHaveValue(/laboratory\.$/)
	const name = `Physics teacher ${crypto.randomUUID().slice(0, 8)}`
	await title.fill(name)
	for (const list of ['Subject', 'Job type', 'Level', 'State'])
		await main.getByRole('combobox', { name: list, exact: true }).selectOption({ index: 1 })
	await type('City or town', 'Kottayam')
	const nextMonth = new Date(Date.now() + 30 * 86_400_000)
	await type('Last day to apply', nextMonth.toLocaleDateString('en-GB'))
	await main.getByRole('button', { name: 'Save post' }).click()
	await expect(page).toHaveURL('/profile/job-posting')
	await main.getByRole('link', { name: `View ${name}` }).click()
	await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
	await page.goto('/profile/job-posting')
	await main.getByRole('link', { name: `Change ${name}` }).click()
	await expect(title).toHaveValue(name)
	const id = page.url().split('/').at(-1)!
	await changePosting(page, { id, revision: 1, title: `${name}, changed` })
	await title.fill(`${name}, mine`)
	await main.getByRole('button', { name: 'Save post' }).click()
	await expect(main.getByText(/^Somebody else saved this post/)).toBeVisible()
	await main.getByRole('button', { name: 'Save mine' }).click()
	await expect(page).toHaveURL('/profile/job-posting')
	await main.getByRole('button', { name: `Close ${name}, mine` }).click()
	await expect(main.getByRole('button', { name: `Open again: ${name}, mine` })).toBeVisible()
	await page.reload()
	await expect(main.getByRole('button', { name: `Open again: ${name}, mine` })).toBeVisible()
})
