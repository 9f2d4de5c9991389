import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '#features/purchase/purchase.queries.ts'
import { PurchaseSkeleton } from '#features/purchase/purchase-skeleton.tsx'
import { m } from '#i18n/messages'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PurchaseModal } from './purchase-modal.tsx'

type PaymentReturnProps = {
  orderId: string
  /** Leaves this page when there is nothing more to say. */
  onLeave: () => void
}

/** The way back from a provider's own page: asks how the order stands and goes on from there (PAY-02). */
export const PaymentReturn = ({ orderId, onLeave }: PaymentReturnProps) => {
  const order = useQuery(orderQuery(orderId))
  if (order.data)
    return (
      <PurchaseModal
        productIds={order.data.lines.map((line) => line.product_id)}
        returningOrderId={orderId}
        onClose={(reason) => reason !== 'finished' && onLeave()}
      />
    )
  return (
    <Dialog title={m.payment_pending_title()} onClose={onLeave}>
      {order.isError ? <ErrorState onRetry={() => void order.refetch()} /> : <PurchaseSkeleton />}
    </Dialog>
  )
}
