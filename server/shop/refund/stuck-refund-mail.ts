import type { Mail } from '#server/platform/mail/mailer.ts'

type StuckPayment = {
  id: string
  orderId: string
  provider: string
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
}

/**
 * INV-04: asks the people behind the shop to give back a payment whose refund the provider has
 * refused for days. What they refund in the provider's dashboard is stored when it reports it.
 */
export const stuckRefundMail = (
  { id, orderId, provider, amount, currency }: StuckPayment,
  to: string,
): Mail => {
  const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
  return {
    to,
    subject: `Refund of ${money} has to be made by hand`,
    text: [
      `The provider (${provider}) has refused to refund ${money} for four days.`,
      'Please refund the payment in the provider’s dashboard. Vidya then marks it as refunded within a day.',
      '',
      `Payment: ${id}`,
      `Order: ${orderId}`,
    ].join('\n'),
  }
}
