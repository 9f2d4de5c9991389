import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pendingPaymentStorage } from '#features/purchase/pending-payment-storage.ts'
import { phoneBookQuery } from '#features/purchase/purchase.queries.ts'
import { PurchaseSkeleton } from '#features/purchase/purchase-skeleton.tsx'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type PurchaseModalProps, PurchaseProcess } from './purchase-process.tsx'

/** The first value that arrives stays: a purchase keeps its form while its account signs in again. */
const useFirst = <Value,>(value: Value | undefined): Value | undefined => {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}

/** The purchase of one or several products; opened for a signed-in person. Its facts first, then its process (PUR-01). */
export const PurchaseModal = (props: PurchaseModalProps) => {
  const { productIds, returningOrderId, free = false, onClose } = props
  const [leaving] = useState(pendingPaymentStorage.read)
  const sameProducts = leaving?.productIds.join() === productIds.join()
  const orderId = returningOrderId ?? (sameProducts ? leaving?.orderId : undefined)
  const account = useQuery(accountQuery)
  const book = useQuery(phoneBookQuery)
  const buyer = useFirst(account.data)
  if (buyer && book.data)
    return (
      <PurchaseProcess
        key={productIds.join()}
        productIds={productIds}
        account={buyer}
        book={book.data}
        free={free}
        {...(orderId && { returningOrderId: orderId })}
        onClose={onClose}
      />
    )
  const retry = () => void Promise.all([account.refetch(), book.refetch()])
  return (
    <Dialog title={free ? m.purchase_enroll_title() : m.purchase_title()} onClose={onClose}>
      {account.isError || book.isError ? <ErrorState onRetry={retry} /> : <PurchaseSkeleton />}
    </Dialog>
  )
}
