import { test } from '@playwright/test'
import { pathsOf } from '#atlas/graph/suite.ts'
import { expectedGraph } from '../machines/expected.ts'
import { promoCheckDriver } from './drivers/promo-check.driver.ts'
import { runPath } from './run-path.ts'

for (const driver of [promoCheckDriver]) {
  const { edges, events } = expectedGraph(driver.noun)
  const drivable = { events, edges: edges.filter(driver.drives) }
  for (const path of pathsOf(driver.noun, drivable, 'transitions', driver.maxSteps))
    test(path.title, ({ page }) => runPath(page, driver, path))
}
