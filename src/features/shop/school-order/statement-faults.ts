import { billingFaults, tidyBilling } from '#machines/shop/billing/billing-details.rules.ts'
import type { CheckoutDraft } from '#machines/shop/school-order/checkout-draft.rules.ts'
import { orderLimits } from '#machines/shop/school-order/school-checkout.rules.ts'
import type { CheckoutFaults } from '#machines/shop/school-order/school-checkout.types.ts'

/** What is wrong with what a school states, by field; the server decides it again. */
export const statementFaults = (draft: CheckoutDraft): CheckoutFaults => {
  const purchaseOrder = draft.purchaseOrder.trim()
  return {
    ...(!purchaseOrder && { purchaseOrder: 'missing' }),
    ...(purchaseOrder.length > orderLimits.purchaseOrder && { purchaseOrder: 'long' }),
    ...(!draft.address.trim() && { address: 'missing' }),
    ...billingFaults(tidyBilling(draft)),
  }
}
