import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { findFree, learn } from '../support/journeys/learn.ts'
import { fillTraining } from '../support/journeys/outside-training.ts'
import { arrive, callAs, leave } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

test('HRS-01 HRS-02 HDR-12 CER-01 a course states what it counts; its last lesson counts the hours once and gives a certificate, a micro resource 5 points', async ({
	page,
}) => {
	await arrive(page)
	const course = await findFree(page, 'type=self_paced')
	await page.goto(`/courses/${course.slugtitle}`)
	const fact = page.getByText(/^Counts [\d.]+ hours toward .* \(CBSE\)/)
	await expect(fact).toBeVisible()
	await expect(page.getByText('With a certificate', { exact: true })).toBeVisible()
	const [, hours] = /^Counts ([\d.]+) hours/.exec(await fact.innerText())!
	await page.goto('/profile/hours')
	await expect(page.getByText('Nothing counts in this school year yet')).toBeVisible()
	await page.goto('/profile/my-badges')
	await expect(page.getByText('No certificates yet')).toBeVisible()
	const { id } = await learn(page, course, 1)
	await page.goto(`/profile/my-learning/${id}`)
	await page.getByRole('checkbox', { name: 'I have done this lesson' }).first().click()
	await page.getByRole('link', { name: 'See your training hours' }).click()
	const main = page.getByRole('main')
	const entry = main.getByRole('listitem').filter({ hasText: course.title })
	await expect(entry).toContainText(`${hours} hours`)
	const all = main.getByRole('progressbar', { name: `All together: ${hours} of 50 hours` })
	await expect(all).toBeVisible()
	await page.reload()
	await expect(entry).toHaveCount(1)
	await expect(all).toBeVisible()
	const micro = await findFree(page, 'resource_type=micro')
	await learn(page, micro)
	await page.reload()
	await expect(main.getByRole('listitem').filter({ hasText: micro.title })).toContainText(
		'+5 points',
	)
	await page.goto('/profile/vidya-coins')
	await expect(main.getByRole('definition')).toHaveText(['0', '0', '0', '5'])
	await page.goto('/profile/my-badges')
	await expect(main.getByRole('heading', { level: 2 })).toHaveText([course.title])
	const linkedIn = page.getByRole('link', { name: 'Add to LinkedIn' })
	const address = new URL((await linkedIn.getAttribute('href'))!)
	expect([address.origin + address.pathname, address.searchParams.get('name')]).toEqual([
		'https://www.linkedin.com/profile/add',
		course.title,
	])
})

test('HRS-02 a training elsewhere survives a reload and a lost connection, a file that is too large is not taken, and the record is downloaded', async ({
	page,
	context,
}) => {
	await arrive(page)
	await page.goto('/profile/hours')
	await page.getByRole('link', { name: 'Add a training' }).click()
	const title = page.getByRole('textbox', { name: 'Name of the training' })
	await title.fill('=NEP 2020')
	await fillTraining(page)
	await page.reload()
	await expect(title).toHaveValue('=NEP 2020')
	await expect(page.getByRole('combobox', { name: 'Standard' })).toHaveValue('practice')
	const choose = (buffer: Buffer) =>
		page.getByLabel('Proof').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer })
	await choose(Buffer.alloc(10 * 1024 * 1024 + 1))
	const alert = page.getByRole('main').getByRole('alert')
	await expect(alert).toHaveText('This file is larger than 10 MB. Choose a smaller one.')
	await choose(Buffer.from('text'))
	const save = page.getByRole('button', { name: 'Save training' })
	await save.click()
	await expect(alert).toHaveText(/^Nothing was saved: the file is not a PDF/)
	await choose(Buffer.from('89504e470d0a1a0a00', 'hex'))
	await context.setOffline(true)
	await save.click()
	await expect(alert).toHaveText(/^Nothing was changed: the server did not answer/)
	await context.setOffline(false)
	await save.click()
	await expect(page.getByRole('heading', { name: '=NEP 2020' })).toBeVisible()
	await page.reload()
	await expect(
		page.getByRole('progressbar', { name: 'By CBSE or government bodies: 2.5 of 25 hours' }),
	).toBeVisible()
	const [csv] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'CSV for a spreadsheet' }).click(),
	])
	expect(csv.suggestedFilename()).toMatch(/^vidya-training-hours-\d{4}-\d\d\.csv$/)
	const chunks = await (await csv.createReadStream()).toArray()
	expect(Buffer.concat(chunks).toString()).toContain("'=NEP 2020,DIET Pune")
})

test('CER-01 anybody sees without scripts that a certificate is valid, and that it was revoked and why; an altered badge does not verify', async ({
	page,
	browser,
}) => {
	await arrive(page)
	await learn(page, await findFree(page, 'type=self_paced'))
	const { displayName } = (await callAs(page, '/user/info')) as { displayName: string }
	await page.goto('/profile/my-badges')
	await page
		.getByRole('link', { name: /^Public page of/ })
		.first()
		.click()
	await expect(page.getByText('This certificate is valid.')).toBeVisible()
	const path = new URL(page.url()).pathname
	const jwt = await (await page.request.get(`${path}.jwt`)).text()
	const badge = page.getByRole('textbox', { name: 'Signed badge' })
	const check = page.getByRole('button', { name: 'Check' })
	await badge.fill(jwt)
	await check.click()
	await expect(page.getByText(`Valid: ${displayName} earned`)).toBeVisible()
	const [head, payload, signature] = jwt.split('.')
	const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString())
	const forged = Buffer.from(JSON.stringify({ ...claims, name: 'A doctorate' })).toString(
		'base64url',
	)
	await badge.fill([head, forged, signature].join('.'))
	await check.click()
	await expect(page.getByText(/^Not valid: it was altered/)).toBeVisible()

	const plain = await browser.newContext({ javaScriptEnabled: false })
	const bare = await plain.newPage()
	const address = new URL(path, page.url()).href
	expect((await bare.goto(address))!.status()).toBe(200)
	await expect(bare.getByText('This certificate is valid.')).toBeVisible()
	await expect(bare.getByRole('definition').filter({ hasText: displayName })).toBeVisible()
	const unknown = address.replace(/.{12}$/, '000000000000')
	expect((await bare.goto(unknown))!.status()).toBe(404)

	await leave(page)
	await arrive(page, 'customer-success@demo.vidya.test')
	const reason = 'The lessons were marked by somebody else.'
	await callAs(page, `/certificates/${path.split('/').at(-1)}/revoke`, { reason })
	await bare.goto(address)
	await expect(bare.getByText(/^This certificate was revoked on/)).toBeVisible()
	await expect(bare.getByText(`Reason: ${reason}`)).toBeVisible()
	await plain.close()
	await page.goto(address)
	await badge.fill(jwt)
	await check.click()
	await expect(page.getByText(`Not valid: the certificate of ${displayName}`)).toBeVisible()
})

test('CER-01 ROL-01 customer success revokes a certificate on its page, with a reason that everybody then reads; nobody else is offered it', async ({
	page,
}) => {
	await arrive(page)
	await learn(page, await findFree(page, 'type=self_paced'))
	await page.goto('/profile/my-badges')
	await page
		.getByRole('link', { name: /^Public page of/ })
		.first()
		.click()
	await expect(page.getByText('This certificate is valid.')).toBeVisible()
	const revoke = page.getByRole('button', { name: 'Revoke', exact: true })
	await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
	await expect(revoke).toHaveCount(0)
	const { pathname } = new URL(page.url())
	await leave(page)
	await arrive(page, 'customer-success@demo.vidya.test')
	await page.goto(pathname)
	await revoke.click()
	const dialog = page.getByRole('dialog', { name: 'Revoke this certificate?' })
	const reason = dialog.getByRole('textbox', { name: 'Reason' })
	const yes = dialog.getByRole('button', { name: 'Revoke the certificate' })
	await yes.click()
	await expect(reason).toHaveAccessibleDescription(
		/Everybody who opens this page can read it\.[\s\S]*Write why it is revoked\./,
	)
	await page.keyboard.press('Escape')
	await expect(revoke).toBeFocused()
	await revoke.click()
	await reason.fill('The lessons were marked by somebody else.')
	await page.route('**/revoke', (route) => route.abort())
	await yes.click()
	await expect(dialog.getByText(/^It was not revoked: the server did not answer/)).toBeVisible()
	await page.unroute('**/revoke')
	expect(await axe(page)).toEqual([])
	await yes.click()
	await expect(dialog).toHaveCount(0)
	await expect(page.getByText('Reason: The lessons were marked by somebody else.')).toBeVisible()
	await expect(page.getByText('Revoked. The holder receives a mail')).toBeVisible()
	await expect(revoke).toHaveCount(0)
})

test('CER-01 who revokes a certificate after somebody else reads the first reason, and that the own one was not kept', async ({
	page,
}) => {
	await arrive(page)
	await learn(page, await findFree(page, 'type=self_paced'))
	const { data } = (await callAs(page, '/certificates')) as { data: { id: string }[] }
	const { id } = data[0]!
	await arrive(page, 'customer-success@demo.vidya.test')
	await page.goto(`/certificate/${id}`)
	await page.getByRole('button', { name: 'Revoke', exact: true }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('textbox', { name: 'Reason' }).fill('The name is wrong.')
	await callAs(page, `/certificates/${id}/revoke`, { reason: 'It was bought back.' })
	await dialog.getByRole('button', { name: 'Revoke the certificate' }).click()
	await expect(dialog).toHaveCount(0)
	await expect(page.getByText('Reason: It was bought back.')).toBeVisible()
	await expect(page.getByText('Somebody revoked it before you. Their reason stays;')).toBeVisible()
})
