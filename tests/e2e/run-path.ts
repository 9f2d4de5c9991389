import { expect, type Page, type Route, test } from '@playwright/test'
import type { Path } from '#atlas/graph/suite.ts'
import { type Driver, situationOf } from './driver.ts'

/** Holds every call of the driver's actors until the path answers it; one that the page gave up is forgotten. */
const holdCalls = async (page: Page, driver: Driver) => {
  const held = new Map<string, Route>()
  for (const [actor, { url }] of Object.entries(driver.calls))
    await page.route(url, (route) => {
      held.set(actor, route)
    })
  page.on('requestfailed', (request) => {
    for (const [actor, route] of held) if (route.request() === request) held.delete(actor)
  })
  return async (label: string) => {
    const [actor = '', outcome = ''] = label.split(' ')
    await expect.poll(() => held.has(actor), { message: `${actor} was not called` }).toBe(true)
    const route = held.get(actor)!
    held.delete(actor)
    await driver.calls[actor]!.answers[outcome]!(route)
  }
}

/** Runs one path of a machine's table in the browser and checks after each step what a person sees. */
export const runPath = async (page: Page, driver: Driver, path: Path): Promise<void> => {
  const answer = await holdCalls(page, driver)
  for (const { kind, label, to } of path.steps)
    await test.step(`${kind} ${label} → ${to}`, async () => {
      if (kind === 'start') await driver.start(page, label)
      else if (kind === 'event') await driver.events[label]!(page)
      else if (kind === 'outcome') await answer(label)
      else await driver.delays?.[label]?.(page)
      await driver.sees(page, situationOf(to))
    })
}
