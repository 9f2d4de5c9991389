import type { Handlers } from '#server/contract.ts'
import type { Deps } from '#server/deps.ts'
import { discountHandlers } from '#server/discount/discount.routes.ts'
import { orderHandlers } from '#server/order/order.routes.ts'
import { purchaseHandlers } from '#server/purchase/purchase.routes.ts'
import { sessionHandlers } from '#server/session/session.routes.ts'

/** Every operation of openapi/v1.yaml that this server answers, by operationId. */
export const operationHandlers = (deps: Deps): Handlers => ({
  ...sessionHandlers(deps),
  ...discountHandlers(deps),
  ...purchaseHandlers(deps),
  ...orderHandlers(deps),
})
