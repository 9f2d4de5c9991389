import { expect, type Page, type Route, test } from '@playwright/test'
import type { Path } from '#atlas/graph/suite.ts'
import { type Driver, situationOf } from './driver.ts'

/** Holds every call of the driver's actors until the path answers it; one that the page gave up is forgotten. */
const holdCalls = async (page: Page, driver: Driver) => {
  const held = new Map<Route, string>()
  const answered = new Map<string, string>()
  const heldFor = (actor: string) =>
    [...held].flatMap(([route, of]) => (of === actor ? [route] : []))
  for (const [actor, { url, holds, answers }] of Object.entries(driver.calls))
    await page.route(url, (route) => {
      if (holds && !holds(page, route.request())) return route.fallback()
      const outcome = answered.get(actor)
      if (outcome) return answers[outcome]!(route)
      held.set(route, actor)
    })
  page.on('requestfailed', (request) => {
    for (const route of held.keys()) if (route.request() === request) held.delete(route)
  })
  const answer = async (label: string) => {
    const [actor = '', outcome = ''] = label.split(' ')
    if (!driver.calls[actor]) return
    const message = `${actor} was not called`
    await expect.poll(() => heldFor(actor).length, { message }).toBeGreaterThan(0)
    if (driver.calls[actor].asksAgain) answered.set(actor, outcome)
    const routes = heldFor(actor)
    for (const route of routes) held.delete(route)
    await Promise.all(routes.map((route) => driver.calls[actor]!.answers[outcome]!(route)))
  }
  return { answer, beginStep: () => answered.clear() }
}

/** Runs one path of a machine's table in the browser and checks after each step what a person sees. */
export const runPath = async (page: Page, driver: Driver, path: Path): Promise<void> => {
  const { answer, beginStep } = await holdCalls(page, driver)
  for (const step of path.steps) {
    const { kind, label, to } = step
    await test.step(`${kind} ${label} → ${to}`, async () => {
      beginStep()
      if (kind === 'start') await driver.start(page, label)
      else if (kind === 'event') await driver.events[label]!(page)
      else if (kind === 'outcome') await answer(label)
      else await driver.delays?.[label]?.(page)
      await driver.sees(page, situationOf(to), step)
    })
  }
}
