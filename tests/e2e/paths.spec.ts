import { test } from '@playwright/test'
import { restrict } from '#atlas/graph/graph.ts'
import { pathsOf } from '#atlas/graph/suite.ts'
import { expectedGraph } from '../machines/expected.ts'
import { cardActionDriver } from './drivers/card-action.driver.ts'
import { cartDriver } from './drivers/cart.driver.ts'
import { promoCheckDriver } from './drivers/promo-check.driver.ts'
import { purchaseDriver } from './drivers/purchase.driver.ts'
import { sessionDriver } from './drivers/session.driver.ts'
import { runPath } from './run-path.ts'

for (const driver of [
  cardActionDriver,
  cartDriver,
  promoCheckDriver,
  purchaseDriver,
  sessionDriver,
]) {
  const drivable = restrict(expectedGraph(driver.noun), driver.drives)
  for (const path of pathsOf(driver.noun, drivable, 'transitions', driver.maxSteps))
    test(path.title, ({ page }) => runPath(page, driver, path))
}
