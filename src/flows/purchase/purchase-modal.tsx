import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { couponsQuery } from '#features/shop/discount/coupon.queries.ts'
import { bestOf } from '#features/shop/discount/coupon.rules.ts'
import { pendingPaymentStorage } from '#features/shop/purchase/pending-payment-storage.ts'
import { PurchaseSkeleton } from '#features/shop/purchase/purchase-skeleton.tsx'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'
import { ErrorState } from '#ui/list/error-state.tsx'
import { type PurchaseModalProps, PurchaseProcess } from './purchase-process.tsx'

type Identified = { id: string }

/**
 * The buyer stays while nobody is signed in, so that a purchase keeps its form over a login;
 * another account is another buyer.
 */
const useBuyer = <Account extends Identified>(account: Account | undefined) => {
  const [buyer, setBuyer] = useState(account)
  if (account === undefined || account.id === buyer?.id) return buyer
  setBuyer(account)
  return account
}

/**
 * The code that saves most, chosen for the buyer as the form opens (PRM-03); undefined until it is
 * known, null if there is none. The first known value stays, so that a cleared code stays cleared.
 */
const useOffered = (productIds: readonly string[], isReady: boolean, isWanted: boolean) => {
  const coupons = useQuery({ ...couponsQuery(productIds), enabled: isReady && isWanted })
  const best = coupons.data && (bestOf(coupons.data)?.code ?? null)
  const known = !isWanted || coupons.failureCount > 0 ? null : best
  const [offered, setOffered] = useState(known)
  if (offered === undefined && known !== undefined) setOffered(known)
  return offered === undefined ? known : offered
}

/**
 * The purchase of one or several products; opened for a signed-in person. Its facts first, then its
 * process (PUR-01).
 */
export const PurchaseModal = (props: PurchaseModalProps) => {
  const { productIds, returningOrderId, free = false, onClose } = props
  const account = useQuery(accountQuery)
  const book = useQuery(phoneBookQuery)
  const buyer = useBuyer(account.data)
  const [leaving] = useState(pendingPaymentStorage.read)
  const isSame =
    leaving?.accountId === buyer?.id && leaving?.productIds.join() === productIds.join()
  const orderId = returningOrderId ?? (isSame ? leaving?.orderId : undefined)
  const offered = useOffered(productIds, buyer !== undefined, !free && !orderId)
  if (buyer && book.data && offered !== undefined)
    return (
      <PurchaseProcess
        key={[buyer.id, ...productIds].join()}
        productIds={productIds}
        account={buyer}
        book={book.data}
        free={free}
        offered={offered}
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
