import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { expectAccessible } from '../support/each-width.ts'
import { arrive, leave, newAddress } from '../support/journeys/sign-in.ts'
import { hireTeacher, mailedInvitation, openContact } from '../support/journeys/teachers.ts'
import { test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const choose = (page: Page, name: string, text: string) =>
	main(page)
		.getByLabel('File of teachers')
		.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('SCH-06 a school invites by mail, the invited accepts in another browser and is among its teachers; the link is good once', async ({
	page,
	browser,
}) => {
	await openContact(page, '/profile/teacher-upload')
	const email = newAddress('invited')
	const addresses = main(page).getByRole('textbox', { name: 'Email addresses' })
	await addresses.fill('asha@school')
	await main(page).getByRole('button', { name: 'Send invitations' }).click()
	await expect(main(page).getByText('These are no email addresses: asha@school')).toBeVisible()
	await expect(addresses).toBeFocused()
	await addresses.fill(`Asha Rao <${email}>`)
	await page.reload()
	await expect(addresses).toHaveValue(`Asha Rao <${email}>`)
	await main(page).getByRole('button', { name: 'Send invitations' }).click()
	await expect(main(page).getByText(`${email}: invited`)).toBeVisible()
	await expect(addresses).toHaveValue('')
	await expect(main(page).getByText(`Asha Rao – ${email}`)).toBeVisible()

	const other = await (await browser.newContext()).newPage()
	const link = `/login?invite_id=${await mailedInvitation(page, email)}`
	await other.goto(link)
	await expect(other.getByText(/^St. Thomas Higher Secondary School invites you/)).toBeVisible()
	await other.getByRole('textbox', { name: 'Email' }).fill(email)
	await other.getByRole('button', { name: 'Send me a link' }).click()
	await expect(other.getByText('Login Link Sent to you mail inbox')).toBeVisible()
	const mails = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
	const [{ links } = { links: [''] }] = (await mails.json()) as { links: string[] }[]
	await other.goto(links[0]!)
	await other.getByRole('button', { name: 'Continue' }).click()
	await other.getByRole('button', { name: 'Accept' }).click()
	await expect(
		other.getByText('You are a teacher of St. Thomas Higher Secondary School now.'),
	).toBeVisible()
	await other.goto(link)
	await expect(other.getByText('This invitation was used already.')).toBeVisible()
	await other.context().close()
	await page.goto(`/profile/registered-teachers?search=${encodeURIComponent(email)}`)
	await expect(main(page).getByRole('row')).toHaveCount(2)
	await expect(main(page).getByRole('row').last()).toContainText(email)
})

test('SCH-06 somebody else’s invitation and one that leads nowhere say what to do', async ({
	page,
}) => {
	await openContact(page, '/profile/teacher-upload')
	const email = newAddress('else')
	await main(page).getByRole('textbox', { name: 'Email addresses' }).fill(email)
	await main(page).getByRole('button', { name: 'Send invitations' }).click()
	await expect(main(page).getByText(`${email}: invited`)).toBeVisible()
	const link = `/login?invite_id=${await mailedInvitation(page, email)}`
	await leave(page)
	await page.goto('/login?invite_id=leads-nowhere')
	await expect(page.getByText('This link leads to no invitation.')).toBeVisible()
	await arrive(page)
	await page.goto(link)
	await page.getByRole('button', { name: 'Accept' }).click()
	await expect(page.getByText('This invitation was sent to another address.')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Accept' })).toBeEnabled()
})

test('SCH-08 of a file of 500 teachers 493 are invited and seven rows explained; formulas in the list of them are made text; taking back leaves none', async ({
	page,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	await page.goto('/profile/teacher-upload')
	const own = newAddress('row').replace('@', '-')
	const good = Array.from({ length: 493 }, (_, i) => `${i}-${own},Teacher ${i}`)
	const bad = [',No Address', '=1+1,Formula', 'no-at.in,', 'a@b,', `b@${own},${'x'.repeat(101)}`]
	const twice = [`0-${own},Twice`, 'kavita.mishra,']
	const address = (line: string) => line.replace(own, own.replace('-example.org', '@example.org'))
	const lines = ['E-Mail,Name', ...good, ...bad, ...twice].map(address)
	await choose(page, 'teachers.csv', lines.join('\r\n'))
	await expect(
		main(page).getByText('teachers.csv: 493 teachers ready to invite · 7 rows need attention'),
	).toBeVisible()
	const table = main(page).getByRole('figure', { name: 'Rows that need attention' })
	await expect(table.getByRole('row')).toHaveCount(8)
	await expect(table.getByRole('row').nth(1)).toHaveText(/^495email\s*The address is missing$/)
	await expect(table.getByRole('row').last()).toHaveText(/^501emailkavita.mishraNo email address$/)
	const saved = page.waitForEvent('download')
	await main(page).getByRole('button', { name: 'Download these rows as CSV' }).click()
	const stream = await (await saved).createReadStream()
	const parts: Buffer[] = []
	for await (const part of stream) parts.push(part as Buffer)
	expect(Buffer.concat(parts).toString('utf8')).toContain(`496,email,"'=1+1",No email address`)
	await main(page).getByRole('button', { name: 'Invite 493 teachers' }).click()
	await expect(
		main(page).getByText('493 teachers were invited. 7 rows were left out.'),
	).toBeVisible()
	const imports = main(page).getByRole('region', { name: 'Last imports' })
	await expect(imports.getByText(/: 493 invited, 0 accepted$/)).toBeVisible()
	await imports.getByRole('button', { name: 'Take back teachers.csv' }).first().click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
	await expect(main(page).getByText('teachers.csv was taken back.')).toBeVisible()
	await expect(imports.getByText(/: taken back$/).first()).toBeVisible()
})

test('W8 SCH-08 the file field keeps the focus and the name of its file; after Invite and Take back the focus stays in the page', async ({
	page,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	await page.goto('/profile/teacher-upload')
	const field = main(page).getByLabel('File of teachers')
	await field.focus()
	await choose(page, 'one.csv', `email\n${newAddress('one')}\n@\n`)
	await expect(
		main(page).getByText('one.csv: 1 teacher ready to invite · 1 row needs attention'),
	).toBeVisible()
	await expect(field).toBeFocused()
	await expect(field).toHaveValue(/one\.csv$/)
	await main(page).getByRole('button', { name: 'Invite one teacher' }).press('Enter')
	await expect(main(page).getByText('1 teacher was invited. 1 row was left out.')).toBeVisible()
	const focus = page.locator(':focus')
	await expect(main(page).locator(focus)).toHaveCount(1)
	await main(page).getByRole('button', { name: 'Take back one.csv' }).first().press('Enter')
	await expect(page.getByRole('alertdialog').getByRole('button', { name: 'No' })).toBeFocused()
})

test('SCH-08 files that cannot be read say why: too large, a spreadsheet, no column of addresses, nothing in it; UTF-16 and Windows-1252 are read', async ({
	page,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	await page.goto('/profile/teacher-upload')
	const says = (words: string) => expect(main(page).getByText(words)).toBeVisible()
	const large = join(mkdtempSync(join(tmpdir(), 'vidya-')), 'all.csv')
	writeFileSync(large, Buffer.alloc(50 * 1024 * 1024, 'x'))
	await main(page).getByLabel('File of teachers').setInputFiles(large)
	await says('all.csv is larger than 5 MB.')
	await choose(page, 'list.xlsx', 'PK')
	await says('list.xlsx is no CSV file.')
	await choose(page, 'phones.csv', 'Name;Phone\nAsha;98')
	await says('The first line of phones.csv must name a column “email”. It names: Name, Phone.')
	await choose(page, 'none.csv', 'email,name\n\n')
	await says('none.csv holds no teachers.')
	const own = newAddress('code')
	const file = (name: string, buffer: Buffer) =>
		main(page).getByLabel('File of teachers').setInputFiles({ name, mimeType: '', buffer })
	await file('utf16.csv', Buffer.from(`\uFEFFईमेल\tनाम\r\n${own}\tआशा\r\n`, 'utf16le'))
	await says('utf16.csv: 1 teacher ready to invite · 0 rows need attention')
	await file('latin.csv', Buffer.from(`name;email\nJos\u00e9;${own}\n`, 'latin1'))
	await says('latin.csv: 1 teacher ready to invite · 0 rows need attention')
})

test('SCH-06 a licence is given to a teacher who sees it and learns for nothing, and taken back', async ({
	page,
	browser,
}) => {
	await openContact(page, '/profile/assign-licenses')
	const teacher = await hireTeacher(page, browser)
	await main(page).getByRole('link', { name: 'Vidya for Schools' }).click()
	await main(page).getByRole('searchbox', { name: 'Name or email' }).fill(teacher.email)
	await main(page).getByRole('button', { name: 'Search' }).click()
	const box = main(page).getByRole('checkbox', { name: teacher.email })
	await box.check()
	await main(page).getByRole('button', { name: 'Give to one chosen teacher' }).click()
	await expect(main(page).getByText('Given to one teacher.')).toBeVisible()
	await expect(box).toHaveCount(0)
	await teacher.page.goto('/profile/school-benefits')
	await expect(main(teacher.page).getByText('Vidya for Schools')).toBeVisible()
	await teacher.page.goto('/learning?paid_type=paid&type=self_paced')
	await teacher.page
		.getByRole('article')
		.first()
		.getByRole('button', { name: 'Enroll Now' })
		.click()
	await expect(teacher.page.getByRole('alertdialog')).toContainText('Successfully Enrolled!')
	await main(page)
		.getByRole('button', { name: `Take back from ${teacher.name}` })
		.click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
	await expect(
		main(page).getByText(`You took the licence back from ${teacher.name} and can assign it again.`),
	).toBeVisible()
	await teacher.page.goto('/profile/school-benefits')
	await expect(main(teacher.page).getByText('Nothing from a school yet')).toBeVisible()
	await teacher.page.context().close()
})

test('29.9 SCH-06 a course is given with a day by which to complete it; a wrong day is refused and kept, the teacher sees the right one', async ({
	page,
	browser,
}) => {
	const inDays = (days: number) => {
		const [year, month, day] = indianDayOf(new Date(Date.now() + days * 86_400_000)).split('-')
		return `${day}/${month}/${year}`
	}
	await openContact(page, '/profile/assign-licenses')
	const teacher = await hireTeacher(page, browser)
	await main(page).getByRole('link', { name: 'Phonics: The First Ninety Days' }).click()
	await main(page).getByRole('searchbox', { name: 'Name or email' }).fill(teacher.email)
	await main(page).getByRole('button', { name: 'Search' }).click()
	await main(page).getByRole('checkbox', { name: teacher.email }).check()
	const due = main(page).getByRole('textbox', { name: 'Complete by (optional)' })
	await due.fill('12/1')
	const give = main(page).getByRole('button', { name: 'Give to one chosen teacher' })
	await give.click()
	await expect(due).toHaveAccessibleDescription(/Choose a day after today/)
	await expect(due).toHaveValue('12/1')
	await due.fill(inDays(20))
	await give.click()
	await expect(main(page).getByText('Given to one teacher.')).toBeVisible()
	await expect(main(page).getByText(/^due \d\d \w{3} \d{4}$/)).toBeVisible()
	await expectAccessible(page)
	await teacher.page.goto('/profile/my-learning')
	await expect(
		main(teacher.page).getByText(/^Due \d\d \w{3} \d{4}, for your school$/),
	).toBeVisible()
	await expectAccessible(teacher.page)
	await teacher.page.context().close()
	await main(page)
		.getByRole('button', { name: `Take back from ${teacher.name}` })
		.click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
	await expect(main(page).getByText(/^You took the licence back/)).toBeVisible()
})

test('29.9 NAV-03 the dashboard names a course that is late and leads to who has not completed it', async ({
	page,
}) => {
	await openContact(page, '/profile/dashboard')
	const course = 'Certificate in Teaching English as a Second Language'
	await expect(main(page).getByText(`1 teacher has not completed “${course}”`)).toBeVisible()
	await main(page)
		.getByRole('link', { name: `See who is late with “${course}”` })
		.click()
	await expect(main(page).getByText('teacher-6@stthomas-kottayam.example')).toBeVisible()
	await expect(main(page).getByRole('button', { name: /^Take back from/ })).toHaveCount(1)
	await expectAccessible(page)
	await main(page).getByRole('link', { name: 'Show all teachers' }).click()
	await expect(main(page).getByRole('checkbox', { name: 'All of this page' })).toBeVisible()
})

test('SCH-06 after its last seat is assigned, the licence stays selected and shows the result', async ({
	page,
	browser,
}) => {
	await openContact(page, '/profile')
	const teacher = await hireTeacher(page, browser)
	let last = ''
	let given = 0
	page.on('response', (answer) => {
		if (answer.url().endsWith(`/v1/school/licences/${last}/assignments`) && answer.ok())
			given += answer.request().method() === 'POST' ? 1 : 0
	})
	// Other tests give places of the same licence at the same time; only this one's are shown.
	await page.route('**/v1/school/licences', async (route) => {
		const answer = await route.fetch()
		const { data, ...rest } = (await answer.json()) as {
			data: { id: string; quantity: number; assigned: number; has_ended: boolean }[]
		}
		const one = data.find((licence) =>
			last ? licence.id === last : !licence.has_ended && licence.assigned < licence.quantity,
		)!
		last = one.id
		const assigned = 12 + given
		await route.fulfill({
			json: {
				...rest,
				data: data.map((licence) =>
					licence === one ? { ...licence, assigned, quantity: 13 } : licence,
				),
			},
		})
	})
	await page.goto('/profile/assign-licenses')
	const title = main(page).getByRole('heading', { name: /^Who gets / })
	const chosen = await title.innerText()
	await main(page).getByRole('searchbox', { name: 'Name or email' }).fill(teacher.email)
	await main(page).getByRole('button', { name: 'Search' }).click()
	await main(page).getByRole('checkbox', { name: teacher.email }).check()
	await main(page).getByRole('button', { name: 'Give to one chosen teacher' }).click()
	await expect(main(page).getByText('Given to one teacher.')).toBeVisible()
	await expect(main(page).getByText('13 of 13 given')).toBeVisible()
	await expect(title).toHaveText(chosen)
	await teacher.page.context().close()
})

test('SCH-06 SCH-08 a voucher is a code of the teacher’s own; who is removed from the school loses it and is not listed', async ({
	page,
	browser,
}) => {
	await openContact(page, '/profile/assign-spc-voucher')
	const teacher = await hireTeacher(page, browser)
	await main(page).getByRole('combobox', { name: 'Promo code' }).fill('teach')
	await page.getByRole('option', { name: /^TEACH20 \(\d+\/\d+\)$/ }).click()
	await expect(page).toHaveURL(/\?of=/)
	await main(page).getByRole('searchbox', { name: 'Name or email' }).fill(teacher.email)
	await main(page).getByRole('button', { name: 'Search' }).click()
	await main(page).getByRole('checkbox', { name: teacher.email }).check()
	await main(page).getByRole('button', { name: 'Give to one chosen teacher' }).click()
	await expect(main(page).getByText('Given to one teacher.')).toBeVisible()
	await teacher.page.goto('/profile/school-benefits')
	await expect(main(teacher.page).getByText(/^TEACH20-[0-9A-Z]{8}/)).toBeVisible()
	await page.goto(`/profile/registered-teachers?search=${encodeURIComponent(teacher.email)}`)
	await main(page)
		.getByRole('button', { name: `Remove ${teacher.name}` })
		.click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
	await expect(
		main(page).getByText(`${teacher.name} does not belong to your school any more.`),
	).toBeVisible()
	await expect(main(page).getByText('No teacher matches your search')).toBeVisible()
	await teacher.page.reload()
	await expect(main(teacher.page).getByText('Nothing from a school yet')).toBeVisible()
	await teacher.page.context().close()
})
