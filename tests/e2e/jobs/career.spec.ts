import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import {
	careerForm,
	complaints,
	fillCareer,
	questionnaire,
} from '../support/journeys/nudge-parts.ts'
import { allowNudges } from '../support/journeys/nudges.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const openForm = async (page: Page, email?: string) => {
	await allowNudges(page)
	const address = await arrive(page, email)
	await page.goto('/')
	const form = careerForm(page)
	await expect(form).toBeVisible()
	return { form, address }
}

const field = (page: Page, name: string) => careerForm(page).getByRole('textbox', { name })

type Sent = { key: string | null; body: unknown }

/** Collects the forms that the page sends. Playwright cannot read the body of a cloned request. */
const hearSent = async (page: Page): Promise<Sent[]> => {
	const sent: Sent[] = []
	await page.exposeFunction('hearForm', (key: string | null, body: string) => {
		sent.push({ key, body: JSON.parse(body) })
	})
	await page.evaluate(() => {
		const { fetch } = window
		const { hearForm } = window as unknown as {
			hearForm: (key: string | null, body: string) => void
		}
		window.fetch = async (input, options) => {
			const request = new Request(input, options)
			if (request.url.endsWith('/v1/user/career-intrest'))
				hearForm(request.headers.get('idempotency-key'), await request.clone().text())
			return fetch(request)
		}
	})
	return sent
}

/** The places that are offered. */
const found = (page: Page) =>
	careerForm(page).getByRole('listbox', { name: 'Address' }).getByRole('option')

/** A day as dd/MM/yyyy: eighteen years ago in India, and `days` later. */
const eighteenYearsAgo = (days: number) => {
	const [year, month, day] = new Date(Date.now() + 5.5 * 3_600_000)
		.toISOString()
		.slice(0, 10)
		.split('-')
		.map(Number) as [number, number, number]
	const date = new Date(Date.UTC(year - 18, month - 1, day + days)).toISOString().slice(0, 10)
	return date.split('-').reverse().join('/')
}

test('NDG-05 NDG-06 FLD-02 FLD-03 FLD-04 FLD-07 LOC-01 the career form: checked as it changes, filled in by a place, kept over a reload, sent', async ({
	page,
}) => {
	const { form, address } = await openForm(page)
	await expect(field(page, 'Email')).toHaveValue(address)
	await expect(form.getByText('+91', { exact: true })).toBeVisible()

	await field(page, 'Name').fill('Asha')
	await field(page, 'Name').fill('')
	expect(await complaints(form)).toEqual(['Name is required'])
	await form.getByRole('button', { name: 'Send' }).click()
	await expect(field(page, 'Name')).toBeFocused()
	expect(await complaints(form)).toEqual([
		'Name is required',
		'Phone Number is required',
		'DOB is required',
		'Gender is required',
		'City is required',
		'State is required',
		'Postcode is required',
		'Country is required',
		'Select is required',
		'School / Organization is required',
		'Experience is required',
		'Education Degree is required',
		'Education Subject is required',
		'Select Subjects Comfortable',
		'Select Boards Taught',
		'Select Grades Comfortable',
		'Select Degree',
		'Select Hours Spent',
		'Opportunity Commitment is required',
		'Preferred Focus is required',
		'Select is required',
		'Select is required',
		'Select is required',
	])
	expect(await axe(page, 'dialog')).toEqual([])

	await field(page, 'Name').fill('Asha Kulkarni')
	await field(page, 'Email').fill('asha')
	await expect(form.getByText('Enter a valid e-mail address')).toBeVisible()
	await field(page, 'Email').fill(address)

	const dob = field(page, 'Date of birth')
	await dob.fill('31/02/1996')
	await expect(form.getByText('Enter a date as dd/mm/yyyy')).toBeVisible()
	await dob.fill(eighteenYearsAgo(1))
	await expect(form.getByText('You must be at least 18 years old')).toBeVisible()
	await dob.fill(eighteenYearsAgo(0))
	await expect(form.getByText('You must be at least 18 years old')).toHaveCount(0)
	await dob.fill('8/3/1996')
	await form.getByRole('button', { name: 'Open the calendar' }).click()
	await expect(dob).toHaveValue('08/03/1996')
	const years = form.getByRole('combobox', { name: 'Year' })
	const all = await years.getByRole('option').allTextContents()
	const thisYear = new Date().getFullYear()
	expect(all).toEqual(Array.from({ length: thisYear - 1946 }, (_, i) => String(1947 + i)))
	await years.selectOption('1995')
	await form.getByRole('combobox', { name: 'Month' }).selectOption('April')
	await form.getByRole('button', { name: /12 April 1995/ }).click()
	await expect(dob).toHaveValue('12/04/1995')

	const place = form.getByRole('combobox', { name: 'Address' })
	await place.pressSequentially('nagpur')
	await expect(found(page)).toHaveText(['NagpurMaharashtra, IN'])
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect(place).toHaveValue('Nagpur')
	await expect(field(page, 'City')).toHaveValue('Nagpur')
	await expect(field(page, 'State')).toHaveValue('Maharashtra')
	await expect(field(page, 'Postcode')).toHaveValue('440001')
	await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('IN')
	await field(page, 'Postcode').fill('440010')
	await fillCareer(form)
	expect(await complaints(form)).toEqual([])

	await page.reload()
	await expect(field(page, 'Postcode')).toHaveValue('440010')
	await expect(field(page, 'Date of birth')).toHaveValue('12/04/1995')
	const sent = await hearSent(page)
	await form.getByRole('button', { name: 'Send' }).click()
	await expect(page.getByText('Thank you. We have your details.')).toBeVisible()
	expect(sent).toEqual([
		{
			key: expect.any(String),
			body: {
				name: 'Asha Kulkarni',
				email: address,
				phone: '+919822012345',
				dob: '1995-04-12',
				gender: 'female',
				address: 'Nagpur',
				address_location_id: 'geonames:1262180',
				city: 'Nagpur',
				district: 'Nagpur',
				state: 'Maharashtra',
				postcode: '440010',
				country: 'IN',
				lat: 21.1463,
				lng: 79.0849,
				current_role: 'School Teacher',
				school: 'Nai Subah',
				experience: '3',
				education_degree: 'bachelor',
				education_subject: ['English'],
				bachelor_of_education: 'yes',
				boards_taught: ['CBSE'],
				subjects_comfortable: ['English', 'Hindi'],
				grades_comfortable: ['Primary (4-5)'],
				per_week_hours_spent: 'between_10_30',
				type: 'part_time_online',
				preferred_focus_area: ['teaching and tutoring'],
				openness_entrepreneurial_role: 'no',
				openness_travel: 'no',
				own_vehicle: 'yes',
				platform: 'web',
			},
		},
	])
	await expect(form).toHaveCount(0)
	await page.reload()
	await expect(questionnaire(page)).toBeVisible()
})

test('FLD-04 FLD-07 NDG-06 the list of places stays 300 ms after its field was left, clearing the text empties the value; letters 350 ms apart start again', async ({
	page,
}) => {
	await page.clock.install()
	const { form } = await openForm(page)
	const place = form.getByRole('combobox', { name: 'Address' })
	await place.pressSequentially('pune')
	const list = found(page)
	await expect(list.first()).toBeVisible()
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	await field(page, 'State').focus()
	await page.clock.runFor(299)
	await expect(place).toHaveAttribute('aria-expanded', 'true')
	await page.clock.runFor(1)
	await expect(place).toHaveAttribute('aria-expanded', 'false')
	await page.clock.resume()

	await place.fill('mysore')
	await list.first().click()
	await expect(field(page, 'City')).toHaveValue('Mysuru')
	const kept = () =>
		page.evaluate(() => JSON.parse(localStorage.getItem('vidya.career-interest')!).draft)
	expect(await kept()).toMatchObject({
		address: 'Mysuru',
		address_location_id: 'geonames:1262321',
		lat: '12.2979',
		lng: '76.6393',
	})
	await place.fill('')
	expect(await kept()).toMatchObject({ address: '', address_location_id: '', lat: '', lng: '' })
	await expect(field(page, 'City')).toHaveValue('Mysuru')

	const subjects = form.getByRole('combobox', { name: 'Subjects you are comfortable with' })
	const highlighted = form.locator('[role=option][data-highlighted]')
	await subjects.click()
	await page.clock.pauseAt(new Date(Date.now() + 120_000))
	await page.keyboard.press('s')
	await page.keyboard.press('o')
	await page.clock.runFor(50)
	await expect(highlighted).toHaveText('Social Science')
	await page.clock.runFor(350)
	await page.keyboard.press('e')
	await page.clock.runFor(50)
	await expect(highlighted).toHaveText('English')
})

test('LOC-01 the map begins at a fixed point in southern India, 400 px high; a place that is pressed on it fills in city and state', async ({
	page,
}) => {
	const { form } = await openForm(page)
	await form.getByText('Choose on a map').click()
	const map = form.getByRole('application', { name: 'Map of the places around' })
	await expect(map).toHaveCSS('height', '400px')
	await expect(map.getByText('Bengaluru', { exact: true })).toBeVisible()
	const places = map.locator('path.leaflet-interactive')
	await expect(places).toHaveCount(25)
	await places.first().dispatchEvent('click')
	await expect(field(page, 'City')).toHaveValue('Bengaluru')
	await expect(field(page, 'State')).toHaveValue('Karnataka')
})

test('LOC-01 by keyboard arrows go from place to place on the map, each is said, Enter fills it in and the focus stays on the map', async ({
	page,
}) => {
	const { form } = await openForm(page)
	await form.getByText('Choose on a map').click()
	const map = form.getByRole('application', { name: 'Map of the places around' })
	await expect(map.getByText('Bengaluru', { exact: true })).toBeVisible()
	await expect(map).toHaveAccessibleDescription(/^By keyboard: arrow keys go from place to place/)
	await map.focus()
	await page.keyboard.press('ArrowLeft')
	const said = form.getByRole('status').filter({ hasText: 'Enter chooses it.' })
	const first = await said.innerText()
	await page.keyboard.press('ArrowUp')
	await expect(said).not.toHaveText(first)
	const name = (await said.innerText()).replace('. Enter chooses it.', '')
	await page.keyboard.press('Enter')
	await expect(field(page, 'City')).toHaveValue(name)
	await expect(map).toBeFocused()
	await expect(map).toHaveAccessibleDescription(new RegExp(`^${name} is chosen\\.`))
	expect(await axe(page)).toEqual([])
})
