import type { Processes } from './processes.ts'

/** Opens the purchase of one or several products; a cart becomes one order. `free`: enrolled in at once, without a form (PUR-04). */
export const openPurchase = (
  { modals }: Pick<Processes, 'modals'>,
  productIds: readonly string[],
  free = false,
): void =>
  modals.send({
    type: 'modal.opened',
    modal: {
      kind: 'purchase',
      params: { productIds: productIds.join(','), ...(free && { free: 'yes' }) },
    },
  })
