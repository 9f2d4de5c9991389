import { expect, type Locator, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth, expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

const COURSE = 'Halves From a Roti'

const press = (page: Page, name: string) =>
	page
		.getByRole('toolbar', { name: 'Form of the text' })
		.getByRole('button', { name, exact: true })
		.click()

/** Fills a dialog of the editor in and applies it. */
const apply = async (page: Page, title: string, fields: Record<string, string>) => {
	const dialog = page.getByRole('dialog', { name: title })
	for (const [name, value] of Object.entries(fields))
		await dialog.getByRole('textbox', { name }).fill(value)
	await dialog.getByRole('button', { name: 'Apply' }).click()
}

const beginFreeCourse = async (page: Page) => {
	await page.getByRole('button', { name: 'New resource' }).click()
	const dialog = page.getByRole('dialog', { name: 'New resource' })
	await dialog.getByRole('textbox', { name: 'Title' }).fill(COURSE)
	await dialog.getByRole('button', { name: 'Begin writing' }).click()
	const field = (name: string) => page.getByRole('textbox', { name, exact: true })
	await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics')
	await page.getByLabel('For', { exact: true }).selectOption('Primary')
	await field('Teacher’s name').fill('Neha Kapoor')
	await field('Summary').fill('Halves from the lunch box.')
	await field('Description').fill('Pupils fold a roti and name its parts.')
	await field('What teachers can do afterwards').fill('Introduce halves')
	await page.getByRole('button', { name: 'Add a lesson' }).click()
	await field('Title of the lesson').fill('Fold it')
	await page.getByRole('spinbutton', { name: 'Minutes' }).last().fill('15')
	const pdf = { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
	await page.getByLabel('Add a file').setInputFiles(pdf)
	await expect(field('PDF: its name')).toHaveValue('sheet')
}

const writeText = async (page: Page, text: Locator) => {
	const { keyboard } = page
	await text.click()
	await press(page, 'Heading')
	await keyboard.type('What a half is')
	await keyboard.press('Enter')
	await keyboard.type('A half is one of ')
	await press(page, 'Bold')
	await keyboard.type('two equal')
	await press(page, 'Bold')
	await keyboard.type(' parts: ')
	await press(page, 'Formula')
	await apply(page, 'Formula', { 'Formula in LaTeX': '\\frac{1' })
	await expect(page.getByText(/^This formula cannot be read/)).toBeVisible()
	await apply(page, 'Formula', { 'Formula in LaTeX': '\\frac{1}{2}' })
	await keyboard.press('ArrowRight')
	await keyboard.press('Enter')
	await press(page, 'Bullet points')
	await keyboard.type('Fold')
	await keyboard.press('Enter')
	await keyboard.press('Tab')
	await keyboard.type('edge to edge')
	await keyboard.press('Enter')
	await keyboard.press('Enter')
	await keyboard.press('Enter')
	await press(page, 'Insert a box')
	await keyboard.type('Fold two rotis.')
	await page.getByLabel('Kind of box').selectOption('Try it in class')
	await text.press('ControlOrMeta+End')
}

const writeRest = async (page: Page, text: Locator) => {
	const { keyboard } = page
	await text.press('ControlOrMeta+End')
	await keyboard.press('Enter')
	await keyboard.press('Enter')
	await press(page, 'Video from YouTube or Vimeo')
	const video = 'Video from YouTube or Vimeo'
	await apply(page, video, { 'Address of the video': 'https://example.org/film' })
	await expect(page.getByText('Enter the address of a video on YouTube or Vimeo')).toBeVisible()
	const address = 'https://youtu.be/dQw4w9WgXcQ?si=1'
	await apply(page, video, { 'Address of the video': address, 'Title for learners': 'A roti' })
	await text.press('ControlOrMeta+End')
	await press(page, 'Insert a file of this lesson')
	await page.getByRole('button', { name: 'sheet', exact: true }).click()
	await text.press('ControlOrMeta+End')
	await press(page, 'Insert a table')
	await keyboard.type('Part')
	await keyboard.press('Tab')
	await keyboard.type('Name')
	await keyboard.press('Tab')
	await page.getByRole('button', { name: 'Remove row' }).click()
	await keyboard.type('1 of 2')
	await keyboard.press('Tab')
	await keyboard.type('half')
}

const expectText = async (text: Locator) => {
	await expect(text.getByRole('heading', { name: 'What a half is', level: 2 })).toBeVisible()
	await expect(text.locator('strong')).toHaveText(/two equal/)
	await expect(text.locator('math mfrac')).toHaveText('12')
	await expect(text.locator('li li')).toHaveText('edge to edge')
	await expect(text.getByText('Fold two rotis.')).toBeVisible()
	await expect(text.getByRole('columnheader')).toHaveText(['Part', 'Name'])
	await expect(text.getByRole('cell')).toHaveText(['1 of 2', 'half'])
}

const publish = async (page: Page) => {
	for (const name of ['Hand in for review', 'Approve', 'Publish now']) {
		await page.getByRole('button', { name, exact: true }).click()
		await page.getByRole('alertdialog').getByRole('button', { name }).click()
	}
	await expect(page.getByText('It is published.')).toBeVisible()
}

/** A learner's page; nothing is asked of YouTube before the learner wants it. */
const learn = async (learner: Page) => {
	const asked: string[] = []
	await learner.context().route(/youtube/, (route) => {
		asked.push(route.request().url())
		return route.fulfill({ body: 'The player' })
	})
	await arrive(learner)
	await learner.goto('/courses/mathematics-halves-from-a-roti')
	await learner.getByRole('main').getByRole('button', { name: 'Enroll Now' }).first().click()
	await expect(learner.getByRole('alertdialog')).toContainText('Successfully Enrolled!')
	await learner.goto('/profile/my-learning')
	await learner.getByRole('main').getByRole('link', { name: COURSE }).first().click()
	await learner
		.getByRole('link', { name: /Fold it/ })
		.first()
		.click()
	const lesson = learner.getByRole('article')
	await expectText(lesson)
	await expect(lesson.getByText('Try it in class')).toBeVisible()
	await expect(lesson.getByRole('link', { name: /sheet/ })).toHaveCount(1)
	await eachWidth(learner, async () => expect(await axe(learner)).toEqual([]))
	await expect(lesson.getByText('YouTube plays this video')).toBeVisible()
	expect(asked).toEqual([])
	await lesson.getByRole('button', { name: 'Play here' }).click()
	await expect(lesson.frameLocator('iframe').getByText('The player')).toBeVisible()
	expect(asked).toEqual([expect.stringContaining('youtube-nocookie.com/embed/dQw4w9WgXcQ')])
}

ownShopTest(
	'DSK-04 a lesson has headings, lists, a table, a box, a formula, a file and a video, and its learners see them',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources')
		await beginFreeCourse(page)
		const text = page.getByRole('textbox', { name: 'Text', exact: true })
		await writeText(page, text)
		await writeRest(page, text)
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByRole('button', { name: 'Redo' }).click()
		await expect(page.getByText('All changes are saved.')).toBeVisible()
		await page.reload()
		await page.getByText('1. Fold it').click()
		await expectText(text)
		await page.getByRole('link', { name: 'Preview' }).click()
		await page.getByLabel('Seen by').selectOption('A learner')
		await expectText(page.frameLocator('iframe').getByRole('article'))
		await page.getByRole('link', { name: COURSE }).click()
		await publish(page)
		await page.getByText('1. Fold it').click()
		await expect(text).toHaveCount(0)
		await expect(page.getByRole('heading', { name: 'What a half is' })).toBeVisible()

		const learner = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await learn(learner)
		await learner.context().close()
	},
)
