import { expect, type Page } from '@playwright/test'
import { setUpApp } from '../support/journeys/desk.ts'
import { signInHere } from '../support/journeys/sign-in.ts'
import { newShopTest } from '../support/own-shop.ts'
import { chooseInCheckout } from '../support/sandbox.ts'

const COURSE = 'Fractions on a Roti'
const QUIZ = 'Halves and quarters'

const becomeOwner = async (page: Page, url: string) => {
	await page.goto(url)
	await page.getByLabel('Your name').fill('Asha Rao')
	await page.getByLabel('Your email').fill('asha@guruji.example')
	await page.getByRole('button', { name: 'Become the owner' }).click()
	await setUpApp(page)
	await page.getByLabel('Name of the shop').fill('Guruji')
	await page.getByRole('button', { name: 'Save and go on' }).click()
	await expect(page.getByLabel('Registered name')).toBeVisible()
}

const writeQuiz = async (page: Page) => {
	await page.goto('/desk/quizzes/new')
	await page.getByLabel('Title').fill(QUIZ)
	await page.getByLabel('What it is about').fill('Six minutes with one roti.')
	await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics')
	await page.getByRole('button', { name: 'Add a question' }).click()
	const box = page.getByRole('region', { name: 'Question 1' })
	await box.getByLabel('The question').fill('How many quarters make a half?')
	await box.getByRole('textbox', { name: 'Option 1 of' }).fill('Two')
	await box.getByRole('textbox', { name: 'Option 2 of' }).fill('Four')
	await page.getByRole('radio', { name: 'Option 1 of question 1 is right' }).check()
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await page.getByRole('button', { name: `Publish: ${QUIZ}` }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
	await expect(page.getByText('Public', { exact: true })).toBeVisible()
}

/** Adds a lesson and returns its fields. */
const addLesson = async (page: Page, title: string, text = '') => {
	await page.getByRole('button', { name: 'Add a lesson' }).click()
	const fields = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('spinbutton') })
		.last()
	await fields.getByRole('textbox', { name: 'Title of the lesson' }).fill(title)
	await fields.getByRole('spinbutton', { name: 'Minutes' }).fill('15')
	if (text) await fields.getByRole('textbox', { name: 'Text' }).fill(text)
	return fields
}

const writeCourse = async (page: Page) => {
	await page.goto('/desk/resources')
	await page.getByRole('button', { name: 'New resource' }).first().click()
	const dialog = page.getByRole('dialog', { name: 'New resource' })
	await dialog.getByRole('textbox', { name: 'Title' }).fill(COURSE)
	await dialog.getByRole('button', { name: 'Begin writing' }).click()
	const field = (name: string) => page.getByRole('textbox', { name, exact: true })
	await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics')
	await page.getByLabel('For', { exact: true }).selectOption('Primary')
	await field('Teacher’s name').fill('Neha Kapoor')
	await field('Summary').fill('Halves and quarters from the lunch box.')
	await field('Description').fill('Pupils fold a roti and name its parts.')
	await field('What teachers can do afterwards').fill('Introduce halves')
	await field('Price without GST (₹)').fill('499')
	await addLesson(page, 'Share it', 'Share a roti with a friend.')
	await addLesson(page, 'Fold it', 'Fold it twice.')
	await addLesson(page, 'Name it', 'Name each part.')
	const film = await addLesson(page, 'Watch it')
	const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(9000, 7)])
	const files = film.getByLabel('Add a file')
	await files.setInputFiles({ name: 'roti.webm', mimeType: 'video/webm', buffer: webm })
	await expect(film.getByRole('textbox', { name: 'Video: its name' })).toHaveValue('roti')
	const paper = await addLesson(page, 'Print it')
	const pdf = { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
	await paper.getByLabel('Add a file').setInputFiles(pdf)
	await expect(paper.getByRole('textbox', { name: 'PDF: its name' })).toHaveValue('sheet')
	const last = await addLesson(page, 'Check it')
	await last.getByRole('combobox', { name: 'Quiz in this lesson (optional)' }).click()
	await page.getByRole('option', { name: QUIZ }).click()
	await expect(page.getByText('Nothing: it can be handed in.')).toBeVisible()
	await expect(page.getByText('All changes are saved.')).toBeVisible()
	for (const name of ['Hand in for review', 'Approve', 'Publish now']) {
		await page.getByRole('button', { name, exact: true }).click()
		await page.getByRole('alertdialog').getByRole('button', { name }).click()
	}
	await expect(page.getByText('It is published.')).toBeVisible()
}

const makeCoupon = async (page: Page) => {
	await page.goto('/desk/coupons')
	await page.getByRole('button', { name: 'New coupon' }).first().click()
	const form = page.getByRole('dialog', { name: 'New coupon' })
	await form.getByRole('textbox', { name: 'Code', exact: true }).fill('WELCOME-10')
	await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Welcome')
	await form.getByRole('textbox', { name: 'Percent', exact: true }).fill('10')
	await form.getByRole('checkbox').check()
	await form.getByRole('button', { name: 'Save coupon' }).click()
	await expect(page.getByRole('row').filter({ hasText: 'WELCOME-10' })).toBeVisible()
}

const makePlan = async (page: Page) => {
	await page.goto('/desk/plans')
	await page.getByRole('button', { name: 'New plan' }).first().click()
	const form = page.getByRole('dialog', { name: 'New plan' })
	await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Guruji Plus')
	await form.getByRole('textbox', { name: 'Address', exact: true }).fill('plus')
	await form.getByRole('textbox', { name: 'Price a year in rupees' }).fill('1999')
	const courses = form.getByRole('group', { name: 'Self-paced course' })
	await courses.getByRole('textbox', { name: 'Percent off others' }).fill('20')
	await form.getByRole('button', { name: 'Save plan' }).click()
	await expect(page.getByRole('row').filter({ hasText: 'Guruji Plus' })).toBeVisible()
}

/** A teacher buys the course with the coupon that the shop offers. */
const buyCourse = async (page: Page) => {
	await page.goto('/vidya-plus')
	await expect(page.getByRole('heading', { name: 'Guruji Plus', exact: true })).toBeVisible()
	await page.goto('/learning')
	await expect(page.getByRole('heading', { name: 'Learning resources' })).toBeVisible()
	await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0)
	const card = page.getByRole('article').filter({ hasText: COURSE })
	await card.getByRole('button', { name: 'Add to Cart' }).click()
	await card.getByRole('link', { name: 'Go to Cart' }).click()
	await page.getByRole('link', { name: 'Sign in' }).first().click()
	await signInHere(page, 'meera@example.org')
	await page.goto('/cart')
	await page.getByRole('button', { name: /^Buy all for ₹/ }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Meera Iyer')
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, /^Pay ₹/)
	const said = page.getByRole('alertdialog')
	await said.getByRole('button', { name: 'OK' }).click()
	await expect(said.getByRole('heading')).toHaveText('Guruji Coins Earned!')
	await said.getByRole('button', { name: 'My Learning' }).click()
	await page.getByRole('main').getByRole('link', { name: COURSE }).click()
}

const refundPart = async (page: Page) => {
	await page.goto('/desk/orders')
	await page.getByRole('link', { name: /^VD-/ }).click()
	await page.getByRole('button', { name: 'Refund', exact: true }).click()
	const form = page.getByRole('dialog', { name: 'Refund this order' })
	await form.getByRole('textbox', { name: 'Amount in rupees' }).fill('100')
	await form.getByLabel('Reason').selectOption('Not as promised')
	await form.getByRole('textbox', { name: /^What the buyer reads/ }).fill('Lesson 4 is silent.')
	await form.getByRole('button', { name: 'Refund ₹100' }).click()
	const life = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
	await expect(life.filter({ hasText: 'Credit note issued' })).toContainText('₹100')
}

newShopTest(
	'DSK-01 DSK-05 DSK-07 DSK-10 DSK-11 FTR-01 WAL-02 an empty shop sells its first course and gives a part of the money back, without SQL',
	async ({ page, browser, baseURL, firstOwnerUrl }) => {
		await becomeOwner(page, firstOwnerUrl)
		await page.goto('/vidya-plus')
		await expect(page.getByText('No plans are offered at present.')).toBeVisible()
		await writeQuiz(page)
		await writeCourse(page)
		await makeCoupon(page)
		await makePlan(page)

		const teacher = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await buyCourse(teacher)
		const lessons = teacher.getByRole('main').getByRole('link')
		await lessons.filter({ hasText: 'Print it' }).first().click()
		await expect(teacher.getByRole('link', { name: /sheet/ })).toBeVisible()
		await teacher.getByRole('link', { name: 'Next lesson: Check it' }).click()
		await teacher.getByRole('link', { name: `Take the quiz ${QUIZ}` }).click()
		await expect(teacher.getByText('How many quarters make a half?')).toBeVisible()
		await teacher.context().close()

		await refundPart(page)
	},
)
