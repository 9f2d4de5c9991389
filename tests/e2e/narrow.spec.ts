import { expect, type Page } from '@playwright/test'
import { eachWidth } from './each-width.ts'
import { learn } from './learn.ts'
import { arrive } from './sign-in.ts'
import { test } from './test.ts'

type Course = { id: string; title: string; slugtitle: string }

/** The free course whose title is longest, of all or of those in Devanagari. */
const longest = async (page: Page, script: RegExp): Promise<Course> => {
  const url = '/v1/learning/all?type=self_paced&price_type=free&limit=50'
  const { data } = (await (await page.request.get(url)).json()) as { data: Course[] }
  const [found] = data
    .filter(({ title }) => script.test(title))
    .toSorted((a, b) => b.title.length - a.title.length)
  return found!
}

for (const [name, script] of [
  ['English', /^[^\u0900-\u097f]+$/],
  ['Hindi', /[\u0900-\u097f]/],
] as const)
  test(`W2 CAT-08 a lesson of the longest ${name} title is no wider than the phone`, async ({
    page,
  }) => {
    await arrive(page)
    const { id, lessons } = await learn(page, await longest(page, script), 99)
    await page.goto(`/profile/my-learning/${id}/lesson/${lessons[0]!.id}`)
    const crumbs = page.getByRole('navigation', { name: 'You are here' })
    await eachWidth(page, () => expect(crumbs.getByRole('listitem')).toHaveCount(3))
  })

test('W2 the longest title that a breadcrumb can have is cut, and its links stay in reach', async ({
  page,
}) => {
  await arrive(page)
  const { id, lessons } = await learn(page, await longest(page, /./), 99)
  await page.goto(`/profile/my-learning/${id}/lesson/${lessons[0]!.id}`)
  const link = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').nth(1)
  await link.evaluate((element) => {
    element.textContent =
      'Water: Where It Comes From, Where It Goes, and Who Has None of It '.repeat(3)
  })
  await eachWidth(page, () => expect(link).toBeInViewport({ ratio: 1 }))
})

const tables: Record<string, readonly [as: string, path: string]> = {
  'school hours': ['verified-poc', '/profile/school-hours'],
  usage: ['verified-poc', '/profile/teacher-usage-tracking'],
  'registered teachers': ['verified-poc', '/profile/registered-teachers'],
  'school overview': ['verified-poc', '/profile/overview'],
  plans: ['', '/vidya-plus'],
  'a text with tables': ['', '/vidya-for-schools'],
  'partner earnings': ['sales-partner', '/institutional-partner/dashboard'],
}

for (const [name, [as, path]] of Object.entries(tables))
  test(`W4 at 360 px nothing of ${name} is cut off`, async ({ page }) => {
    if (as) await arrive(page, `${as}@demo.vidya.test`)
    await page.goto(path)
    await page.setViewportSize({ width: 360, height: 740 })
    const figures = page.getByRole('main').locator('figure:has(table)')
    await expect(figures.first()).toBeVisible()
    const widths = await figures.evaluateAll((all) =>
      all.map((one) => [one.scrollWidth <= one.clientWidth, one.querySelectorAll('td').length > 0]),
    )
    expect(widths).toEqual(widths.map(() => [true, true]))
    const cell = figures.first().locator('td').last()
    const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content)
    expect(label).toContain(await cell.getAttribute('data-label'))
  })
