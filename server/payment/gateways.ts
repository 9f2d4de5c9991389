import type { Gateways } from '#server/payment/gateway.ts'
import { razorpayGateway } from '#server/payment/razorpay.gateway.ts'
import { stripeGateway } from '#server/payment/stripe.gateway.ts'
import type { Config } from '#server/platform/config.ts'
import type { Sandbox } from '#server/sandbox/sandbox.ts'
import { sandboxKeys } from '#server/sandbox/sandbox-keys.ts'

/** PAY-04: each provider by its own API when its keys are configured, else by the sandbox that speaks the same protocol. */
export const openGateways = (config: Config, sandbox: Sandbox): Gateways => ({
  razorpay: config.RAZORPAY_KEY_ID
    ? razorpayGateway({
        keyId: config.RAZORPAY_KEY_ID,
        keySecret: config.RAZORPAY_KEY_SECRET!,
        webhookSecret: config.RAZORPAY_WEBHOOK_SECRET!,
        scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      })
    : razorpayGateway({
        ...sandboxKeys.razorpay,
        scriptUrl: '/sandbox/razorpay/checkout.js',
        fetch: sandbox.fetch,
      }),
  stripe: config.STRIPE_SECRET_KEY
    ? stripeGateway({
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET!,
        publicUrl: config.publicUrl,
      })
    : stripeGateway({ ...sandboxKeys.stripe, publicUrl: config.publicUrl, fetch: sandbox.fetch }),
})
