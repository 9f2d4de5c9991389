import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pendingPaymentStorage } from '#features/purchase/pending-payment-storage.ts'
import { PurchaseSkeleton } from '#features/purchase/purchase-skeleton.tsx'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { phoneBookQuery } from '#ui/phone-book.query.ts'
import { type PurchaseModalProps, PurchaseProcess } from './purchase-process.tsx'

type Identified = { id: string }

/** The buyer stays while nobody is signed in, so that a purchase keeps its form over a login; another account is another buyer. */
const useBuyer = <Account extends Identified>(account: Account | undefined) => {
  const [buyer, setBuyer] = useState(account)
  if (account === undefined || account.id === buyer?.id) return buyer
  setBuyer(account)
  return account
}

/** The purchase of one or several products; opened for a signed-in person. Its facts first, then its process (PUR-01). */
export const PurchaseModal = (props: PurchaseModalProps) => {
  const { productIds, returningOrderId, free = false, onClose } = props
  const account = useQuery(accountQuery)
  const book = useQuery(phoneBookQuery)
  const buyer = useBuyer(account.data)
  const [leaving] = useState(pendingPaymentStorage.read)
  const isSame =
    leaving?.accountId === buyer?.id && leaving?.productIds.join() === productIds.join()
  const orderId = returningOrderId ?? (isSame ? leaving?.orderId : undefined)
  if (buyer && book.data)
    return (
      <PurchaseProcess
        key={[buyer.id, ...productIds].join()}
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
