import { expect, type Page } from '@playwright/test'
import { arrive, callAs, newAddress } from './sign-in.ts'
import { test } from './test.ts'

const banner = (page: Page) => page.getByRole('banner')

const cardsOf = async (page: Page, limit: number) => {
  const answer = await page.request.get(
    `/v1/learning/all?type=self_paced&price_type=paid&limit=${limit}`,
  )
  return ((await answer.json()) as { data: { id: string; price: number; slug: string }[] }).data
}

test('HDR-01 HDR-02 signed out, the logo leads home and Sign in to the login page', async ({
  page,
}) => {
  await page.goto('/learning')
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login',
  )
  await expect(banner(page).getByRole('button', { name: /^Account of / })).toHaveCount(0)
  await expect(banner(page).getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  await banner(page).getByRole('link', { name: 'Vidya, home' }).click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  await banner(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('HDR-02 HDR-07 signed in, the header holds cart, notifications and the menu behind the avatar', async ({
  page,
}) => {
  await arrive(page)
  await page.goto('/learning')
  const menu = banner(page).getByRole('button', { name: /^Account of / })
  await expect(menu).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await expect(banner(page).getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute(
    'href',
    '/cart',
  )
  await expect(banner(page).getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await menu.click()
  for (const name of ['Personal Details', 'Favourite Resources', 'My Learning'])
    await expect(banner(page).getByRole('link', { name })).toBeVisible()
  await banner(page).getByRole('link', { name: 'My Learning' }).click()
  await expect(page).toHaveURL(/\/profile\/my-learning$/)
})

test('HDR-02 on a phone the avatar leads to the profile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page)
  await page.goto('/learning')
  await banner(page).getByRole('link', { name: 'Your Profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('HDR-09 nothing unread says so in the list', async ({ page }) => {
  await arrive(page)
  await page.goto('/learning')
  await banner(page).getByRole('button', { name: 'Notifications, 0 unread' }).click()
  await expect(page.getByText('No New Notification Found', { exact: true })).toBeVisible()
})

test('HDR-10 the unread badge shows its count with a plus', async ({ page }) => {
  await arrive(page, 'settled-teacher@demo.vidya.test')
  await page.goto('/learning')
  const bell = banner(page).getByRole('button', { name: /^Notifications, [1-9]/ })
  const count = /\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]
  await expect(bell).toHaveText(`${count}+`)
})

test('HDR-10 CRT-01 the badge counts the local cart when signed out: 9, and 9+ above', async ({
  page,
}) => {
  const cards = await cardsOf(page, 10)
  const keep = (count: number) => {
    const items = cards
      .slice(0, count)
      .map(({ id, price, slug }) => ({ course_id: id, price, slug, thumbnail: null, reviews: 0 }))
    return page.evaluate(
      (stored) => localStorage.setItem('vidya.cart', stored),
      JSON.stringify({ version: 1, items }),
    )
  }
  await page.goto('/learning')
  await expect(banner(page).getByRole('link', { name: 'Cart, 0 items' })).toHaveText('')
  await keep(9)
  await page.reload()
  await expect(banner(page).getByRole('link', { name: 'Cart, 9 items' })).toHaveText('9')
  await keep(10)
  await page.reload()
  await expect(banner(page).getByRole('link', { name: 'Cart, 10 items' })).toHaveText('9+')
})

test('HDR-10 CRT-02 the badge counts the server cart when signed in', async ({ page }) => {
  await arrive(page, newAddress('cart'))
  const [first, second] = await cardsOf(page, 2)
  for (const card of [first!, second!]) await callAs(page, '/cart/retail', { product_id: card.id })
  await page.goto('/learning')
  await expect(banner(page).getByRole('link', { name: 'Cart, 2 items' })).toHaveText('2')
})
