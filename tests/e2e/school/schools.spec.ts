import { expect, type Page } from '@playwright/test'
import { demoInvitations } from '#demo/people/invitations.seed.ts'
import { arrive, callAs, leave, signInHere } from '../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { listenToEvents } from '../support/recorded.ts'
import { test } from '../support/test.ts'

const pages = [
	['/vidya-for-schools', 'Vidya for schools'],
	['/vidya-for-schools/teacher-certification', 'Teacher certification for schools'],
	['/vidya-for-schools/teacher-training', 'Teacher training for schools'],
	['/vidya-for-schools/teacher-recruitment', 'Teacher recruitment for schools'],
	['/tpo-2025', 'Teacher programme 2025 for schools'],
] as const

const main = (page: Page) => page.getByRole('main')
const callMe = (page: Page) => main(page).getByRole('button', { name: 'Call Me Back' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a Call Back' })

test('NAV-08 HDR-04 the pages for schools are rendered with title, description and ways to each other, without the search', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 })
	for (const [path, title] of pages) {
		const html = await (await page.request.get(path)).text()
		expect(html).toContain(`<title>${title} · Vidya</title>`)
		expect(html).toMatch(/<meta name="description" content="[^"]{60,}"/)
		await page.goto(path)
		await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
		await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
		const steps = main(page).getByRole('region', { name: 'How it works in three steps' })
		await expect(steps.getByRole('listitem')).toHaveCount(3)
	}
	const ways = main(page).getByRole('navigation', { name: 'What we do for schools' })
	const footer = page.getByRole('contentinfo')
	for (const part of [ways, footer])
		expect(
			await part.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
		).toEqual(expect.arrayContaining(pages.map(([path]) => path)))
	await ways.getByRole('link', { name: 'Teacher training' }).click()
	await expect(page).toHaveURL('/vidya-for-schools/teacher-training')
	await main(page).getByText('Must all teachers take the same course?').click()
	await expect(main(page).getByText('Each chooses what fits the own class')).toBeVisible()
})

test('NAV-08 an invitation greets the school by its name; one that is unknown or over says so above the public page', async ({
	page,
}) => {
	const said = main(page).getByRole('status')
	const open = (token: string) => page.goto(`/tpo-2025/${token}`)
	const over = /^This invitation is not known, or it has ended\./
	const answers: [string, RegExp][] = [
		[demoInvitations.open, /^Welcome, Nai Subah Public School\..* good until \d\d \w{3} \d{4}\.$/],
		[demoInvitations.ended, over],
		['nobody-was-ever-invited', over],
		['<script>alert(1)</script>'.replace('/', '%2F'), over],
	]
	for (const [token, words] of answers) {
		expect((await open(token))?.status()).toBe(200)
		await expect(said).toHaveText(words)
		await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
			'Teacher programme 2025 for schools',
		)
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tpo-2025$/)
	}
})

test('HDR-13 the floating button is there for visitors on the schools pages and for nobody else but points of contact', async ({
	page,
}) => {
	await page.goto('/tpo-2025')
	await expect(callMe(page)).toHaveCount(2)
	await page.goto('/help')
	await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
	await expect(callMe(page)).toHaveCount(0)
	await arrive(page)
	for (const [path, count] of [
		['/help', 0],
		['/vidya-for-schools', 1],
	] as const) {
		await page.goto(path)
		await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
		await expect(callMe(page)).toHaveCount(count)
	}
})

test('HDR-13 a point of contact whose school has no running plan has the floating button anywhere, with one nowhere', async ({
	page,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	await page.goto('/help')
	await expect(callMe(page)).toHaveCount(1)
	await callMe(page).click()
	await expect(dialog(page).getByRole('textbox', { name: 'School Name' })).toHaveValue(
		'Nai Subah Public School',
	)
	await leave(page)
	const asked = page.waitForResponse('**/v1/school/licences')
	await page.goto('/login')
	await signInHere(page, 'additional-poc@demo.vidya.test')
	await page.locator('#footer a[href="/help"]').click()
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/help/i)
	await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
	await (await asked).finished()
	await expect(callMe(page)).toHaveCount(0)
})

test('HDR-13 at 360 px the floating button hides no line at the end and nothing that has the focus', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 })
	await page.goto('/vidya-for-schools')
	await expect(callMe(page)).toHaveCount(2)
	const hidden = await main(page).evaluate((all) => {
		const bar = all.lastElementChild!
		const own = new Set(bar.querySelectorAll('*'))
		const parts = [...all.querySelectorAll<HTMLElement>('a, button, summary')]
		const others = parts.filter((part) => !own.has(part) && part.checkVisibility())
		const under = (part: Element) =>
			part.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
		const covered = others.filter((part) => {
			scrollTo(0, 0)
			part.focus()
			return under(part)
		})
		bar.scrollIntoView({ block: 'end' })
		const last = under(bar.previousElementSibling!)
		return { checked: others.length, covered: covered.map((part) => part.textContent), last }
	})
	expect(hidden).toEqual({ checked: expect.any(Number), covered: [], last: false })
	expect(hidden.checked).toBeGreaterThan(10)
})

test('CBK-01 CBK-03 CBK-04 CBK-05 CBK-06 a visitor chooses day, hour and an own purpose; what is sent has the page and the time', async ({
	page,
}) => {
	const { expectEvents } = await listenToEvents(page)
	await page.goto(`/tpo-2025/${demoInvitations.open}`)
	await callMe(page).first().click()
	const pick = (name: string) => dialog(page).getByRole('combobox', { name, exact: true })
	const options = (name: string) => pick(name).getByRole('option').allTextContents()
	await expect(pick('Preferred day')).toHaveValue('Monday')
	await expect(pick('Preferred time')).toHaveValue('9am-10am')
	expect((await options('Preferred day')).join()).toBe(
		'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
	)
	expect((await options('Preferred time')).join()).toBe(
		'9am-10am,10am-11am,11am-12pm,12pm-1pm,1pm-2pm,2pm-3pm,3pm-4pm,4pm-5pm',
	)
	expect((await options('Purpose of Enquiry')).slice(1)).toEqual([
		'Teacher Assessment',
		'Teacher Training',
		'Vidya For Schools Subscriptions',
		'Others',
		'Other (please specify)',
	])
	const type = (name: string, text: string) =>
		dialog(page).getByRole('textbox', { name, exact: true }).fill(text)
	await type('Full Name', ' Asha Kulkarni ')
	await type('School Name', 'Modern School <script>')
	await type('Email', 'asha@example.org')
	await type('Mobile Number', '9822012345')
	await pick('Preferred day').selectOption('Sunday')
	await pick('Preferred time').selectOption('4pm-5pm')
	await pick('Purpose of Enquiry').selectOption('Other (please specify)')
	await type('Your purpose', 'A library for class 3')
	const asked = page.waitForRequest(/\/v1\/sheet-storage$/)
	await dialog(page).getByRole('button', { name: 'Request a call' }).click()
	const { data } = (await asked).postDataJSON() as { data: Record<string, string> }
	expect(data).toEqual({
		fullName: 'Asha Kulkarni',
		schoolName: 'Modern School <script>',
		email: 'asha@example.org',
		mobile: '9822012345',
		preferredDay: 'Sunday',
		preferredTime: '4pm-5pm',
		purpose: 'A library for class 3',
		currentUrl: `${new URL(page.url()).origin}/tpo-2025`,
		timestamp: expect.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d\d:\d\d [ap]m$/),
	})
	await expect(dialog(page).getByRole('status')).toHaveText('Thank you! We will contact you soon.')
	await pressEscapeIn(dialog(page))
	await pressEscapeIn(page.getByRole('dialog', { name: 'Sign in' }))
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expectEvents('call-back submitted', [{}])
	await expectEvents('call-back abandon', [])
})

test('NAV-10 the footer leads to the pages of channel and value partners; a value partner sees the figures of the own schools there, over a reload, and nobody else does', async ({
	page,
}) => {
	await page.goto('/learning')
	await page.getByRole('contentinfo').getByRole('link', { name: 'Channel partners' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Channel partners' })).toBeVisible()
	await expect(page).toHaveURL(/\/channel-partner$/)
	await page.getByRole('contentinfo').getByRole('link', { name: 'Value partners' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Value partners' })).toBeVisible()
	const figures = page.getByRole('region', { name: 'Your schools in figures' })
	await expect(figures).toHaveCount(0)
	await arrive(page, 'value-partner@demo.vidya.test')
	const { response } = (await callAs(page, '/institutional-partner/metrics')) as {
		response: Record<string, number>
	}
	await page.goto('/value-partner')
	for (const _ of ['opened', 'reloaded']) {
		await expect(figures.getByRole('definition')).toHaveText(
			[
				response.schools,
				response.teachers,
				response.licences_total,
				response.licences_used,
				response.courses_completed,
			].map(String),
		)
		await page.reload()
	}
})
