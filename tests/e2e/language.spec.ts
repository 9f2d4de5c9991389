import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const header = (page: Page) => page.getByRole('banner')
const language = (page: Page) => page.locator('html')
const offer = (page: Page) => page.getByRole('complementary', { name: 'भाषा' })

/** Adds up from now on what moves in every page that is opened, without a press before it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    const add = (entry: PerformanceEntry) => {
      seen.moved += (entry as PerformanceEntry & { value: number }).value
    }
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)

test.describe('in a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN', viewport: { width: 360, height: 740 } })

  test('LNG-02 Hindi is offered once, below the header, and a no keeps English for good', async ({
    page,
  }) => {
    await watchShifts(page)
    await page.goto('/help')
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await expect(offer(page).getByRole('button')).toHaveText(['यह पेज हिन्दी में पढ़ें', 'नहीं, धन्यवाद'])
    const [above, box, main] = await Promise.all([
      header(page).boundingBox(),
      offer(page).boundingBox(),
      page.getByRole('main').boundingBox(),
    ])
    expect(box!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    expect(main!.y).toBeGreaterThanOrEqual(box!.y + box!.height)
    expect(await moved(page)).toBe(0)
    await page.reload()
    await offer(page).getByRole('button', { name: 'नहीं, धन्यवाद' }).click()
    await expect(offer(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await expect(offer(page)).toBeHidden()
  })

  test('LNG-01 LNG-02 the offer leads to the same page in Hindi, the menu of a phone back to English', async ({
    page,
  }) => {
    await page.goto('/courses?price=free')
    await offer(page).getByRole('button', { name: 'यह पेज हिन्दी में पढ़ें' }).click()
    await expect(language(page)).toHaveAttribute('lang', 'hi')
    await expect(page).toHaveURL('/courses?price=free')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('कोर्स')
    await expect(offer(page)).toHaveCount(0)
    await expect(header(page).getByRole('button', { name: 'English' })).toBeHidden()
    await header(page).getByRole('button', { name: 'मेनू' }).click()
    await header(page).getByRole('button', { name: 'English' }).click()
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/courses?price=free')
    await expect(offer(page)).toBeHidden()
  })
})

test('LNG-01 at 1026 and 1280 px the header leads to the page in the other language; who prefers English is offered nothing', async ({
  page,
}) => {
  await watchShifts(page)
  await page.setViewportSize({ width: 1026, height: 800 })
  await page.goto('/help')
  await expect(offer(page)).toBeHidden()
  const toHindi = header(page).getByRole('button', { name: 'हिन्दी' })
  await expect(toHindi).toHaveAttribute('lang', 'hi')
  expect(await moved(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await toHindi.click()
  await expect(language(page)).toHaveAttribute('lang', 'hi')
  await expect(page).toHaveURL('/help')
  const toEnglish = header(page).getByRole('button', { name: 'English' })
  await expect(toEnglish).toHaveAttribute('lang', 'en')
  await toEnglish.click()
  await expect(language(page)).toHaveAttribute('lang', 'en')
})
