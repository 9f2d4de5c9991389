import { expect } from '@playwright/test'
import { quietConsole } from './quiet-console.ts'
import { chooseInCheckout } from './sandbox.ts'
import { newAddress, signInHere } from './sign-in.ts'
import { test } from './test.ts'

test('CAT-01 CAT-04 CRD-01 CRD-02 CRT-01 CRT-02 CRT-03 PRM-03 PUR-05 SES-01 SES-02 a teacher finds, buys, enrols and logs out', async ({
  page,
}) => {
  test.slow()
  const isQuiet = quietConsole(page)
  const cards = page.getByRole('article')

  await page.goto('/learning')
  await page.getByRole('checkbox', { name: /^Self-paced/ }).check()
  await page.getByRole('radio', { name: 'Paid' }).check()
  const narrowed = page.waitForResponse(/\/v1\/learning\/all\?.*tags=/)
  await page.getByRole('checkbox', { name: 'Lesson Planning' }).check()
  await expect(page).toHaveURL(/type=self_paced/)
  await expect(page).toHaveURL(/paid_type=paid/)
  await expect(page).toHaveURL(/tags=/)

  const [{ title }] = (await (await narrowed).json()).data
  await expect(cards.first().getByRole('heading')).toHaveText(title)
  await cards.first().getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()

  const titles: string[] = []
  for (const index of [0, 1]) {
    const card = cards.nth(index)
    titles.push(await card.getByRole('heading').innerText())
    await card.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(card.getByRole('link', { name: 'Go to Cart' })).toBeVisible()
  }
  await cards.first().getByRole('link', { name: 'Go to Cart' }).click()
  for (const name of titles) await expect(page.getByRole('link', { name })).toBeVisible()

  await page.getByRole('link', { name: 'Sign in' }).first().click()
  const email = newAddress('journey')
  await signInHere(page, email)
  await page.goto('/cart')
  for (const name of titles) await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('vidya.cart'))).toBe(
    '{"version":1,"items":[]}',
  )

  await page.getByRole('button', { name: /^Buy all for ₹/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
  await dialog
    .getByRole('button', { name: /^Apply / })
    .first()
    .click()
  await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
  await chooseInCheckout(page, /^Pay ₹/)
  await expect(page.getByRole('alertdialog')).toContainText('Payment Success')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    /Woohoo! You have earned \d+ coins on this transaction!/,
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/profile\/my-learning$/)
  for (const name of titles) await expect(page.getByRole('link', { name })).toBeVisible()

  await page.goto('/learning?paid_type=free&type=self_paced')
  const free = cards.first()
  const freeTitle = await free.getByRole('heading').innerText()
  await free.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Successfully Enrolled!')
  await page.getByRole('button', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL(/\/profile\/my-learning\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: freeTitle })).toBeVisible()

  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alertdialog')).toContainText("You won't be able to revert this!")
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You have Successfully Logged Out.')
  isQuiet()
})
