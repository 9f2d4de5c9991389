import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { arrive } from './sign-in.ts'
import { test } from './test.ts'

const axe = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const places: [string, string][] = [
  ['NAV-01 HDR-01 HDR-02 HDR-11 HDR-12', '/'],
  ['CAT-02 CAT-03 CAT-06 FLT-01', '/learning'],
  ['NAV-05 FLT-05', '/quiz'],
  ['NAV-05', '/bundle-products'],
  ['NAV-02 SES-01', '/login'],
  ['NAV-03 CRT-01', '/cart'],
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' } as object)

      for (const [ids, path] of places)
        test(`${ids} ${path} at ${width} px, ${colorScheme}: axe finds nothing, nothing is wider than the screen`, async ({
          page,
        }) => {
          await page.goto(path, { waitUntil: 'networkidle' })
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await axe(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        })
    })

test('CRD-01 NAV-04 a course and its checkout: axe finds nothing', async ({ page }) => {
  await arrive(page)
  await page.goto('/courses', { waitUntil: 'networkidle' })
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.goto('/learning?type=self_paced&paid_type=paid')
  await page.getByRole('button', { name: 'Purchase Now' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('NAV-03 my learning, favourites, purchase history and coins: axe finds nothing', async ({
  page,
}) => {
  await arrive(page, 'settled-teacher@demo.vidya.test')
  for (const path of [
    '/profile',
    '/profile/my-learning',
    '/profile/favourites',
    '/profile/purchase-history',
    '/profile/vidya-coins',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await axe(page)]).toEqual([path, []])
  }
})
