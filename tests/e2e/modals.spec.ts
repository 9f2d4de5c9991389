import { expect, type Page } from '@playwright/test'
import { quietConsole } from './quiet-console.ts'
import { listenToEvents, nextEvent } from './recorded.ts'
import { arrive } from './sign-in.ts'
import { test } from './test.ts'

const PENDING = 'Low-Cost Lab: Build It Live'
const UPCOMING = 'Storytelling in the English Period'
const DATE = /\d{2} [A-Z][a-z]{2} \d{4}, 6:00 PM/

const openMyLearning = async (page: Page): Promise<void> => {
  await arrive(page, 'settled-teacher@demo.vidya.test')
  await page.goto('/profile/my-learning')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Learning')
}

const wayInto = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button')

test('MOD-01 MOD-02 MOD-03 what waits for confirmation says so; Escape closes it and the focus returns', async ({
  page,
}) => {
  const isQuiet = quietConsole(page)
  const { expectEvents } = await listenToEvents(page)
  await openMyLearning(page)
  const opener = wayInto(page, PENDING)
  await expect(opener).toHaveText('Start Learning')
  const taken = nextEvent(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await taken
  const dialog = page.getByRole('dialog', { name: 'Waiting for confirmation' })
  await expect(dialog).toContainText(
    `Your registration for “${PENDING}” waits for the organiser's confirmation.`,
  )
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expectEvents('modal_interaction', [
    { interaction: 'opened', kind: 'access', reason: '' },
    { interaction: 'closed', kind: 'access', reason: 'escape' },
  ])
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  isQuiet()
})

test('MOD-01 MOD-02 MOD-03 what is live and not yet here says when it begins; the overlay closes it', async ({
  page,
}) => {
  const { expectEvents } = await listenToEvents(page)
  await openMyLearning(page)
  const opener = wayInto(page, UPCOMING)
  await expect(opener).toHaveText('Join')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Coming soon' })
  await expect(dialog).toContainText(`“${UPCOMING}” begins on`)
  await expect(dialog).toContainText(DATE)
  await expect(page).toHaveURL(/\/profile\/my-learning$/)
  await page.mouse.click(4, 4)
  await expectEvents('modal_interaction', [
    { interaction: 'opened', kind: 'comingSoon', reason: '' },
    { interaction: 'closed', kind: 'comingSoon', reason: 'overlay' },
  ])
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('MOD-01 CRD-01 the card of a live training that one is enrolled in opens its date too, then its room', async ({
  page,
}) => {
  await arrive(page, 'settled-teacher@demo.vidya.test')
  await page.goto(`/learning?search=${encodeURIComponent(UPCOMING)}`)
  const card = page.getByRole('article').filter({ hasText: UPCOMING })
  await card.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('dialog', { name: 'Coming soon' })).toContainText(DATE)
  await page.getByRole('button', { name: 'OK' }).click()
  await page.clock.setFixedTime(Date.now() + 100 * 86_400_000)
  await page.reload()
  await card.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UPCOMING)
})

test('MOD-02 closing a modal when signed out opens login; closing login opens nothing', async ({
  page,
}) => {
  await openMyLearning(page)
  await wayInto(page, UPCOMING).click()
  await expect(page.getByRole('dialog', { name: 'Coming soon' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/learning')
  await other.getByRole('button', { name: /^Account of / }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('alertdialog')).toContainText('You have Successfully Logged Out.')
  await expect(
    page.getByRole('link', { name: 'Sign in', includeHidden: true }).first(),
  ).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SHR-01 MOD-02 MOD-03 a visitor copies the link; Copy becomes Copied, is reset on close, and no login follows', async ({
  page,
}) => {
  const { expectEvents } = await listenToEvents(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/learning?type=webinar')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  const dialog = page.getByRole('dialog', { name: 'Share this resource' })
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url())
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveAttribute('readonly')
  await expect(dialog.getByRole('link')).toHaveText([
    'Facebook',
    'X',
    'WhatsApp',
    'LinkedIn',
    'Telegram',
  ])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(share).toBeFocused()
  await expectEvents('modal_interaction', [
    { interaction: 'opened', kind: 'share', reason: '' },
    { interaction: 'closed', kind: 'share', reason: 'escape' },
  ])
  await share.click()
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})
