import type { Processes } from './processes.ts'

/** Opens the purchase of one or several products; a cart becomes one order. */
export const openPurchase = (
  { modals }: Pick<Processes, 'modals'>,
  productIds: readonly string[],
): void =>
  modals.send({
    type: 'modal.opened',
    modal: { kind: 'purchase', params: { productIds: productIds.join(',') } },
  })
