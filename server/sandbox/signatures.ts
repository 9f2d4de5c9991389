import { createHmac, randomBytes } from 'node:crypto'

const hmac = (secret: string, text: string) =>
	createHmac('sha256', secret).update(text).digest('hex')

/**
 * Signature that Razorpay Checkout passes to the browser: HMAC of `order|payment`.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/build-integration/
 */
export const razorpayCallbackSignature = (orderId: string, paymentId: string, keySecret: string) =>
	hmac(keySecret, `${orderId}|${paymentId}`)

/** X-Razorpay-Signature: HMAC of the body. https://razorpay.com/docs/webhooks/validate-test/ */
export const razorpayWebhookSignature = (body: string, webhookSecret: string) =>
	hmac(webhookSecret, body)

/**
 * Stripe-Signature: HMAC of `timestamp.body`, timestamp in seconds.
 * https://docs.stripe.com/webhooks#verify-manually
 */
export const stripeSignature = (body: string, seconds: number, webhookSecret: string) =>
	`t=${seconds},v1=${hmac(webhookSecret, `${seconds}.${body}`)}`

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in a provider's form, such as `pay_` and 14 letters. */
export const providerId = (prefix: string, length = 14): string =>
	prefix + Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
