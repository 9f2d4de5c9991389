import { expect, type Page } from '@playwright/test'
import { eachWidth } from '../support/each-width.ts'
import { arrive, callAs, leave } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'
import { meanColour, twoColoured } from '../support/two-coloured.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save answers' })
const choice = (page: Page, name: string) =>
	page
		.getByRole('checkbox', { name, exact: true })
		.or(page.getByRole('radio', { name, exact: true }))

test('PRF-06 answers of every type are kept while the connection is lost and the page reloaded, sent once each, and changed later', async ({
	page,
	context,
}) => {
	await arrive(page)
	const sent: unknown[] = []
	await page.route('**/v1/graph', (route, request) => {
		const { query, variables } = request.postDataJSON()
		const [, name] = /(insert|update)_user_taas_answer/.exec(query) ?? []
		if (name) sent.push([name, variables.values])
		return route.continue()
	})
	await page.goto('/profile')
	await choice(page, 'Class 6').check()
	await choice(page, 'Class 5').check()
	await choice(page, 'Hindi').check()
	const text = page.getByRole('textbox', { name: 'What would you most like to get better at?' })
	await text.fill('Fractions')
	await context.setOffline(true)
	await save(page).click()
	await expect(page.getByText('Error submitting form', { exact: true })).toBeVisible()
	await expect(text).toHaveValue('Fractions')
	await context.setOffline(false)
	await page.reload()
	await expect(text).toHaveValue('Fractions')
	await expect(choice(page, 'Hindi')).toBeChecked()
	sent.length = 0
	await save(page).click()
	const saved = page.getByText('Details updated successfully!', { exact: true })
	await expect(saved).toBeVisible()
	expect(sent).toEqual([
		['insert', ['Class 6', 'Class 5']],
		['insert', ['Hindi']],
		['insert', ['Fractions']],
	])
	await page.reload()
	await expect(choice(page, 'Class 5')).toBeChecked()
	await expect(text).toHaveValue('Fractions')
	sent.length = 0
	await choice(page, 'Marathi').check()
	await text.fill(' ')
	await save(page).click()
	await expect(saved).toBeVisible()
	expect(sent).toEqual([['update', ['Marathi']]])
	await save(page).click()
	await expect(page.getByText('No changes detected', { exact: true })).toBeVisible()
	expect(sent).toHaveLength(1)
	await page.reload()
	await expect(choice(page, 'Marathi')).toBeChecked()
	await expect(choice(page, 'Hindi')).not.toBeChecked()
})

test('PRF-05 the square that is marked by keyboard becomes the picture, here and in the header; what holds no picture is said', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/profile')
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		page.getByRole('button', { name: 'Change picture' }).press('Enter'),
	])
	await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('none') })
	const alert = page.getByRole('alertdialog', { name: 'Something went wrong !' })
	await expect(alert).toHaveAccessibleDescription(
		'There is no picture in this file, or it is damaged. Please choose another.',
	)
	await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(alert).toHaveCount(0)
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await twoColoured() })
	const square = page.getByRole('slider', { name: 'The square that is shown' })
	await square.focus()
	const left = async () => (await square.boundingBox())!.x
	const before = await left()
	for (let press = 0; press < 12; press += 1) await square.press('Control+ArrowRight')
	await expect.poll(left).toBeGreaterThan(before)
	const forms: string[] = []
	await page.route('**/v1/user/upload-logo', (route, request) => {
		forms.push(String(request.postDataBuffer()))
		return route.continue()
	})
	await page.getByRole('button', { name: 'Use this picture' }).click()
	await expect(page.getByText('Profile Picture Updated', { exact: true })).toBeVisible()
	expect(forms).toEqual([expect.stringMatching(/name="acl_permission"\s+public-read\s/)])
	const pictures = page.locator('img[src^="/uploads/"]').filter({ visible: true })
	await expect(pictures).toHaveCount(2)
	await page.reload()
	await expect(pictures).toHaveCount(2)
	const sources = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
	expect(new Set(sources).size).toBe(1)
	const kept = await (await page.request.get(sources[0]!)).body()
	const { red, blue } = await meanColour(kept)
	expect([red < 60, blue > 195], `red ${red}, blue ${blue}`).toEqual([true, true])
})

test('PRF-03 a sales partner sees initials and no way to change them', async ({ page }) => {
	await arrive(page, 'sales-partner@demo.vidya.test')
	await page.goto('/profile')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yusuf Pathan')
	await expect(page.getByRole('heading', { name: 'About your teaching' })).toBeVisible()
	await expect(page.getByRole('main').locator('[data-initials=YP]')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Change picture' })).toHaveCount(0)
})

test('SES-04 PRF-01 at 360 and 1280 px name and phone are changed by keyboard, and a reload shows them; a phone has the links of the profile too', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/profile')
	await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meera Joshi')
	await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Kenya' })
	await page.getByRole('textbox', { name: 'Phone' }).fill('0712 345678')
	await page.keyboard.press('Enter')
	await expect(page.getByText('Details updated successfully!', { exact: true })).toBeVisible()
	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveText('Meera Joshi')
	await page.reload()
	await expect(heading).toHaveText('Meera Joshi')
	await expect(page.getByRole('main').getByText('+254712345678')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Account of Meera Joshi' })).toBeVisible()
	await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('KE')
	const main = page.getByRole('main')
	await eachWidth(page, async (width) => {
		await expect(main.getByText('+254712345678')).toBeVisible()
		if (width === 360) await main.getByText('All pages of your profile').click()
		await expect(
			main.getByRole('link', { name: 'Purchase History' }).filter({ visible: true }),
		).toHaveCount(1)
	})
})

test('WAL-03 who has a plan reads on the profile what is left of it; who has none reads nothing of it', async ({
	page,
}) => {
	await arrive(page, 'institutional-teacher@demo.vidya.test')
	const { response } = (await callAs(page, '/user/subscription-spc-benefits')) as {
		response: { included: number; remaining: number; additional_purchases: { discount: number } }
	}
	const { included, remaining, additional_purchases } = response
	expect(included).toBeGreaterThan(0)
	await page.goto('/profile')
	const main = page.getByRole('main')
	await expect(main.getByRole('heading', { name: /^Your plan: / })).toBeVisible()
	const term = main.getByRole('term').filter({ hasText: 'Self-paced' })
	await expect(term.locator('xpath=..')).toContainText(
		`${remaining} of ${included} left, then ${additional_purchases.discount} % off`,
	)
	await leave(page)
	await arrive(page)
	await page.goto('/profile')
	await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(main.getByRole('button', { name: 'Save answers' })).toBeVisible()
	await expect(main.getByRole('heading', { name: /^Your plan/ })).toHaveCount(0)
})
