import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()

/** Presses a decision and confirms it. */
const decide = async (page: Page, name: string) => {
	await page.getByRole('button', { name, exact: true }).click()
	await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

const begin = async (page: Page, title: string) => {
	await page.getByRole('button', { name: 'New resource' }).click()
	const dialog = page.getByRole('dialog', { name: 'New resource' })
	await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
	await dialog.getByRole('button', { name: 'Begin writing' }).click()
	await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

const addLesson = async (page: Page, lesson: { title: string; text: string }) => {
	await page.getByRole('button', { name: 'Add a lesson' }).click()
	const fields = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('spinbutton') })
		.last()
	await fields.getByRole('textbox', { name: 'Title of the lesson' }).fill(lesson.title)
	await fields.getByRole('spinbutton', { name: 'Minutes' }).fill('15')
	await fields.getByRole('textbox', { name: 'Text' }).fill(lesson.text)
}

const writeWhole = async (page: Page) => {
	await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics')
	await page.getByLabel('For', { exact: true }).selectOption('Primary')
	await field(page, 'Teacher’s name').fill('Neha Kapoor')
	await field(page, 'Summary').fill('Halves and quarters from the lunch box.')
	await field(page, 'Description').fill('Pupils fold a roti and name its parts.')
	await field(page, 'What teachers can do afterwards').fill('Introduce halves\nIntroduce quarters')
	await addLesson(page, { title: 'Share it', text: 'Share it with a friend.' })
	await addLesson(page, { title: 'Fold it', text: 'Bring two rotis.' })
	const quiz = page.getByRole('combobox', { name: 'Quiz in this lesson (optional)' }).last()
	await quiz.fill('misconception')
	await page.getByRole('option', { name: 'Fractions: Spot the Misconception' }).click()
}

ownShopTest(
	'DSK-04 DSK-07 a course is written, previewed, reviewed, published, bought from and withdrawn in the desk',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources')
		await expect(page.getByRole('row').nth(3)).toBeVisible()
		await expectAccessible(page)
		await begin(page, 'Fractions on a Roti')
		await expect(page.getByText('Write a summary.')).toBeVisible()
		await expect(page.getByRole('button', { name: 'Hand in for review' })).toBeDisabled()
		await writeWhole(page)
		await field(page, 'Price without GST (₹)').fill('4,99x')
		await expect(page.getByText(/^Enter a price from ₹1/).first()).toBeVisible()
		await expect(page.getByRole('button', { name: 'Hand in for review' })).toBeDisabled()
		await field(page, 'Price without GST (₹)').fill('499')
		await expect(page.getByText('Buyers pay ₹589 with GST.')).toBeVisible()
		await page.getByRole('button', { name: 'Move “Fold it” up' }).click()
		await expect(page.getByText('Nothing: it can be handed in.')).toBeVisible()
		await saved(page)
		await expectAccessible(page)
		await page.reload()
		await expect(field(page, 'Price without GST (₹)')).toHaveValue('499')

		await page.getByRole('link', { name: 'Preview' }).click()
		const preview = page.frameLocator('iframe')
		await expect(preview.getByText('Fractions on a Roti').last()).toBeVisible()
		await expect(preview.getByText('Fold it').first()).toBeVisible()
		await expectAccessible(page)
		await page.getByLabel('Seen by').selectOption('A learner')
		await expect(preview.getByText('Bring two rotis.')).toBeVisible()
		await expect(preview.getByText('Fractions: Spot the Misconception')).toBeVisible()
		await page.getByRole('link', { name: 'Fractions on a Roti' }).click()

		const teacher = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await arrive(teacher)
		await teacher.goto('/courses/mathematics-fractions-on-a-roti')
		await expect(teacher.getByRole('heading', { level: 1 })).not.toHaveText('Fractions on a Roti')

		await decide(page, 'Hand in for review')
		await expect(page.getByText('It is handed in.')).toBeVisible()
		await expect(field(page, 'Title')).toBeDisabled()
		await page.getByRole('button', { name: 'Return' }).click()
		const reason = page.getByRole('dialog', { name: 'Return' })
		await expect(reason.getByRole('button', { name: 'Return' })).toBeDisabled()
		await reason.getByRole('textbox', { name: 'What should be changed' }).fill('Name the age.')
		await reason.getByRole('button', { name: 'Return' }).click()
		await expect(page.getByText('It is returned.')).toBeVisible()
		await expect(page.getByText('Returned by the editor')).toBeVisible()
		await expect(page.getByText('Name the age.')).toBeVisible()
		await field(page, 'Summary').fill('Halves and quarters for children of eight.')
		await saved(page)
		await page.getByText('Versions that were handed in').click()
		await page.getByRole('button', { name: 'Compare version 1 with now' }).click()
		const compared = page.getByRole('dialog', { name: 'Version 1 compared with now' })
		await expect(compared.getByRole('deletion')).toHaveText(['from the lunch box'])
		await expect(compared.getByRole('insertion')).toHaveText(['for children of eight'])
		await expectAccessible(page)
		await compared.getByRole('button', { name: 'Close' }).last().click()
		await decide(page, 'Hand in for review')
		await decide(page, 'Approve')
		await decide(page, 'Publish now')
		await expect(page.getByText('It is published.')).toBeVisible()

		await teacher.reload()
		await expect(
			teacher.getByRole('heading', { name: 'Fractions on a Roti', level: 1 }),
		).toBeVisible()
		await teacher.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
		await expect(
			teacher
				.getByRole('link', { name: /^(View|Go to) cart/i })
				.or(teacher.getByText('Added'))
				.first(),
		).toBeVisible()

		await decide(page, 'Withdraw')
		await expect(page.getByRole('button', { name: 'Offer again' })).toBeVisible()
		await teacher.reload()
		await expect(teacher.getByRole('heading', { level: 1 })).not.toHaveText('Fractions on a Roti')
		await teacher.context().close()
	},
)

ownShopTest(
	'DSK-07 what is typed without a connection is kept over a reload; two writers overwrite nothing unasked',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources')
		await begin(page, 'Two Writers')
		const path = new URL(page.url()).pathname
		await page.route('**/v1/desk/resources/*', (route) =>
			route.request().method() === 'PUT' ? route.abort() : route.continue(),
		)
		await field(page, 'Summary').fill('Written on a train.')
		await expect(page.getByText(/^We could not save your changes/)).toBeVisible()
		await page.unroute('**/v1/desk/resources/*')
		await page.reload()
		await expect(field(page, 'Summary')).toHaveValue('Written on a train.')
		const stored = async () => {
			const draft = await callAs(page, path)
			return (draft as { content: { summary: string } }).content.summary
		}
		await expect.poll(stored).toBe('Written on a train.')
		await saved(page)

		const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await other.context().addCookies(await page.context().cookies())
		await other.goto(path)
		await expect(field(other, 'Summary')).toHaveValue('Written on a train.')
		await field(page, 'Summary').fill('Here.')
		await saved(page)
		await field(other, 'Summary').fill('There.')
		await expect(other.getByText(/^Somebody else has saved “Two Writers” meanwhile/)).toBeVisible()
		await expect(field(other, 'Summary')).toHaveValue('There.')
		await other.getByRole('button', { name: 'Keep my text' }).click()
		await saved(other)
		await page.reload()
		await expect(field(page, 'Summary')).toHaveValue('There.')
		await other.context().close()
	},
)
