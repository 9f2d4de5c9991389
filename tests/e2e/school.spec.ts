import { expect, type Page } from '@playwright/test'
import { changePosting } from './job-posting.ts'
import { arrive, callAs } from './sign-in.ts'
import { test } from './test.ts'

const contact = 'verified-poc@demo.vidya.test'
const banner = (page: Page) => page.getByRole('banner')
const toggle = (page: Page) => banner(page).getByRole('switch', { name: 'School side' })

test('HDR-01 HDR-04 HDR-06 HDR-08 HDR-14 SCH-07 on the school side header, menu, avatar and logo are the school’s, and a reload keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arrive(page, contact)
  await page.goto('/courses')
  await expect(banner(page).getByRole('searchbox')).toBeVisible()
  await toggle(page).click()
  const check = async () => {
    await expect(toggle(page)).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'school')
    await expect(banner(page).getByRole('searchbox')).toHaveCount(0)
    await expect(banner(page).getByRole('img', { name: 'Verified', exact: true })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Vidya, home' })).toHaveAttribute(
      'href',
      '/profile/dashboard',
    )
    const links = banner(page).getByRole('navigation').getByRole('link')
    await expect(links).toHaveCount(5)
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
      ),
    ).toEqual(
      [
        '/vidya-for-schools',
        '/vidya-for-schools/teacher-certification',
        '/vidya-for-schools/teacher-training',
        '/vidya-for-schools/teacher-recruitment',
        '/tpo-2025',
      ].map((to) => [to, '_blank']),
    )
    await expect(banner(page).getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart')
  }
  await check()
  await page.reload()
  await check()
  await banner(page)
    .getByRole('button', { name: 'Account of St. Thomas Higher Secondary School' })
    .click()
  const menu = banner(page).getByRole('link', { name: /^School / })
  await expect(menu).toHaveText(['School dashboard', 'School details'])
  await menu.last().click()
  await expect(page).toHaveURL('/profile/school-info')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'St. Thomas Higher Secondary School',
  )
})

test('SCH-07 HDR-05 who acts for no school has no switch, whatever the browser keeps, and no school page', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'vidya_mode', value: 'school', url: baseURL! }])
  await arrive(page)
  await page.goto('/profile/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only for points of contact')
  await expect(banner(page).getByRole('button', { name: /^Account of / })).toBeVisible()
  await expect(toggle(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-mode')
})

test('NAV-03 SCH-02 SCH-03 HDR-14 the dashboard shows the teachers’ hours, the sidebar marks where one is, tracking says that it is coming', async ({
  page,
}) => {
  await arrive(page, 'additional-poc@demo.vidya.test')
  await page.goto('/profile/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('row').nth(1)).toContainText('Deepak Oraon')
  await expect(main.getByRole('definition').last()).toHaveText('37 of 65')
  await toggle(page).click()
  const sider = main.getByRole('navigation', { name: 'Your Profile' }).first()
  const here = sider.getByRole('link', { name: 'School dashboard' })
  await expect(here).toHaveAttribute('aria-current', 'page')
  await expect(sider.getByRole('button', { name: 'Get verified' })).toHaveCount(0)
  await sider.getByRole('button', { name: 'Figures' }).click()
  await sider.getByRole('button', { name: 'Usage tracking' }).click()
  await expect(page.getByRole('dialog')).toContainText('Usage tracking is being built.')
})

test('SCH-05 the point of contact agrees by ticking, which stays; the additional one cannot', async ({
  page,
}) => {
  await arrive(page, contact)
  await callAs(page, '/school/taas-tnc', { is_agree: false })
  await page.goto('/profile/dashboard')
  const open = () =>
    page.getByRole('main').getByRole('button', { name: 'Terms for schools' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms for schools' })
  await open()
  await dialog.getByRole('checkbox', { name: 'I agree to these terms for my school' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/profile/school-info')
  await expect(page.getByRole('definition').last()).toHaveText('Agreed')
  await callAs(page, '/school/taas-tnc', { is_agree: false })
  await arrive(page, 'additional-poc@demo.vidya.test')
  await page.goto('/profile/dashboard')
  await open()
  await expect(dialog.getByRole('checkbox')).toBeDisabled()
  await expect(dialog).toContainText('Only the point of contact of the school can agree.')
})

test('SCH-03 SCH-04 several documents are handed in over a lost connection, and the school is under review', async ({
  page,
  context,
}) => {
  await arrive(page, 'unverified-poc@demo.vidya.test')
  await page.goto('/profile/school-info')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Hand in documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in documents' })
  const file = (name: string) => ({ name, mimeType: '', buffer: Buffer.from(`%PDF-1.7 ${name}`) })
  await dialog.getByLabel('Documents').setInputFiles([file('affiliation.pdf'), file('seal.pdf')])
  await expect(dialog.getByRole('status')).toHaveText('0 of 2 sent')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText(/^The connection was lost/)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await context.setOffline(false)
  await expect(dialog.getByText('Your documents have arrived and are under review.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(main.getByText('Documents under review', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Open affiliation.pdf' })).toBeVisible()
  const address = await main.getByRole('link', { name: 'Open seal.pdf' }).getAttribute('href')
  const answer = await page.request.get(address!)
  expect([answer.headers()['content-type'], await answer.text()]).toEqual([
    'application/pdf',
    '%PDF-1.7 seal.pdf',
  ])
})

test('SCH-01 SCH-02 SCH-08 the sidebar folds and keeps it, the page that is shown is always seen, and the main point of contact names another', async ({
  page,
}) => {
  await arrive(page, 'verified-poc@demo.vidya.test')
  await page.goto('/profile/dashboard')
  await toggle(page).click()
  const main = page.getByRole('main')
  const sider = main.getByRole('navigation', { name: 'Your Profile' }).first()
  const section = (name: string) => sider.getByRole('button', { name, exact: true })
  await section('Learning').click()
  await section('Live').click()
  await sider.getByRole('link', { name: 'Scheduled trainings' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Scheduled trainings')
  await section('Learning').click()
  await expect(sider.getByRole('link', { name: 'Scheduled trainings' })).toHaveCount(0)
  await page.goto('/profile/tq-registers')
  await expect(sider.getByRole('link', { name: 'Teaching quotient register' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(section('Learning')).toHaveAttribute('aria-expanded', 'false')
  await expect(main.getByRole('row').nth(1)).toBeVisible()
  await section('Teachers').click()
  await sider.getByRole('link', { name: 'Points of contact' }).click()
  const email = main.getByRole('textbox', { name: 'Email of a teacher of your school' })
  await email.fill('nobody@elsewhere.example')
  await main.getByRole('button', { name: 'Make point of contact' }).click()
  await expect(main.getByRole('status')).toContainText('No account of your school has this address')
  await expect(email).toHaveValue('nobody@elsewhere.example')
  await page.goto('/profile/no-such-area')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
})

test('SCH-04 ROL-02 customer success reads a school’s letter, rejects it with a reason that a reload keeps, then verifies the school when it hands in another', async ({
  page,
  browser,
  baseURL,
}) => {
  const staff = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await arrive(staff, 'customer-success@demo.vidya.test')
  await staff.goto('/profile')
  const queue = staff.getByRole('main')
  const links = queue.getByRole('navigation', { name: 'Your Profile' }).first()
  await links.getByRole('link', { name: 'Schools to verify' }).click()
  const school = queue.getByRole('listitem').filter({
    has: staff.getByRole('heading', { name: 'Ahilya Public School' }),
  })
  const letter = school.getByRole('link', {
    name: 'Open affiliation-letter.pdf of Ahilya Public School',
  })
  const file = await staff.request.get((await letter.getAttribute('href'))!)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await school.getByRole('button', { name: 'Reject the documents of Ahilya Public School' }).click()
  await expect(school.getByText('Say what is missing.', { exact: true })).toBeVisible()
  const reason = school.getByRole('textbox', { name: 'What is missing' })
  await reason.fill('The stamp is missing.')
  await staff.reload()
  await expect(reason).toHaveValue('The stamp is missing.')
  await school.getByRole('button', { name: 'Reject the documents of Ahilya Public School' }).click()
  await expect(school.getByRole('status')).toHaveText(
    'Ahilya Public School was asked for other documents.',
  )

  await arrive(page, 'waiting-poc@demo.vidya.test')
  await page.goto('/profile/school-info')
  const main = page.getByRole('main')
  await expect(
    main.getByText(/^Your documents were not enough: The stamp is missing\./),
  ).toBeVisible()
  await main.getByRole('button', { name: 'Hand in documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand in documents' })
  const stamped = { name: 'stamped.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 stamped') }
  await dialog.getByLabel('Documents').setInputFiles([stamped])
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText('Your documents have arrived and are under review.')).toBeVisible()

  await staff.reload()
  await school.getByRole('button', { name: 'Verify Ahilya Public School' }).click()
  await expect(school.getByRole('status')).toHaveText('Ahilya Public School is verified.')
  await page.reload()
  await expect(main.getByText('Verified', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Hand in documents' })).toHaveCount(0)
  await staff.context().close()
})

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
  await expect(main.getByRole('button', { name: `Open ${name}, mine again` })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('button', { name: `Open ${name}, mine again` })).toBeVisible()
})

test('SCH-03 MOD-01 the submission modal takes what a school hands in for the meet, keeps what is typed when it is refused, and lists it after a reload', async ({
  page,
}) => {
  await arrive(page, 'verified-poc@demo.vidya.test')
  await page.goto('/profile/gtm-registers')
  await toggle(page).click()
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: 'Submission for the global teachers’ meet' })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Submission for the global teachers’ meet' })
  const name = `Science fair ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByRole('textbox', { name: 'What it is called' }).fill(name)
  const address = dialog.getByRole('textbox', { name: 'Address of pictures or a video' })
  await address.fill('photos.example/fair')
  await dialog.getByRole('textbox', { name: /^What you did/ }).fill('Forty pupils built models.')
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await expect(dialog.getByText(/^It was not accepted\./)).toBeVisible()
  await expect(address).toHaveValue('photos.example/fair')
  await address.fill('https://photos.example/fair')
  await dialog.getByRole('button', { name: 'Hand in' }).click()
  await expect(dialog.getByText(/^Thank you\./)).toBeVisible()
  await page.reload()
  await main
    .getByRole('button', { name: 'Submission for the global teachers’ meet' })
    .first()
    .click()
  await expect(dialog.getByRole('link', { name })).toHaveAttribute(
    'href',
    'https://photos.example/fair',
  )
})

/** SCH-01, with what is open to a verified school; the last four open a modal or another page in a new tab. */
const pagesOfSchools = [
  'dashboard',
  'school-hours',
  'overview',
  'curricular-overview',
  'curricular-subsection-analysis',
  'teacher-usage-tracking',
  'registered-teachers',
  'teacher-upload',
  'poc-setup',
  'community-space',
  'assign-licenses',
  'assign-spc-voucher',
  'school-orders',
  'dev-spc-courses',
  'micro-resources',
  'bundles',
  'scheduled-training',
  'live-trainings',
  'vidya-live-trainings',
  'centalks',
  'assessment',
  'vidya-teaching-quotient',
  'job-posting',
  'taas-shortlisted-candidates',
  'tq-registers',
  'gtm-registers',
  'tpo-registers',
  'school-info',
]

test('SCH-01 SCH-08 every item of the sidebar is a page with a heading that fits 360 px, or opens its modal or a new tab', async ({
  page,
}) => {
  await arrive(page, contact)
  await page.goto('/profile/dashboard')
  await toggle(page).click()
  const sider = page.getByRole('main').getByRole('navigation', { name: 'Your Profile' }).first()
  await expect(sider.getByRole('link', { name: 'School dashboard' })).toBeVisible()
  const folded = sider.locator('button[aria-expanded=false]')
  while ((await folded.count()) > 0) await folded.first().click()
  await expect(sider.locator('a[href^=https]')).toHaveCount(1)
  const links = await sider
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    )
  expect(links.filter(([, target]) => !target).map(([to]) => to)).toEqual(
    pagesOfSchools.map((value) => `/profile/${value}`),
  )
  expect(links.filter(([, target]) => target).map(([to]) => to)).toEqual([
    'https://copilot.vidya.example',
    '/gtm',
    '/tpo-2025',
  ])
  const modals = sider.locator('button:not([aria-expanded])')
  await expect(modals).toHaveText([
    'Usage tracking',
    'Submission for the global teachers’ meet',
    'Terms for schools',
  ])
  for (const modal of await modals.all()) {
    await modal.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  const headings = new Set<string>()
  for (const value of pagesOfSchools) {
    await page.goto(`/profile/${value}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    await expect(heading).not.toHaveText(/does not exist|did not work/)
    headings.add((await heading.textContent())!)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([value, wide]).toEqual([value, 360])
  }
  expect(headings.size).toBe(pagesOfSchools.length)
})
