import type { Gateways } from '#server/payment/gateway.ts'
import { razorpayGateway } from '#server/payment/razorpay.gateway.ts'
import { stripeGateway } from '#server/payment/stripe.gateway.ts'
import { unconfiguredGateway } from '#server/payment/unconfigured.gateway.ts'
import type { Config } from '#server/platform/config.ts'
import type { Sandbox } from '#server/sandbox/sandbox.ts'
import { sandboxKeys } from '#server/sandbox/sandbox-keys.ts'

/**
 * PAY-04: each provider by its own API when its keys are configured. Play money (`sandbox`) exists only where no provider has keys; else
 * it is null and a provider without keys takes no order.
 */
export const openGateways = (config: Config, sandbox: Sandbox | null): Gateways => ({
  razorpay: config.RAZORPAY_KEY_ID
    ? razorpayGateway({
        keyId: config.RAZORPAY_KEY_ID,
        keySecret: config.RAZORPAY_KEY_SECRET!,
        webhookSecret: config.RAZORPAY_WEBHOOK_SECRET!,
        scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      })
    : sandbox
      ? razorpayGateway({
          ...sandboxKeys.razorpay,
          scriptUrl: '/sandbox/razorpay/checkout.js',
          fetch: sandbox.fetch,
        })
      : unconfiguredGateway('razorpay'),
  stripe: config.STRIPE_SECRET_KEY
    ? stripeGateway({
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET!,
        publicUrl: config.publicUrl,
      })
    : sandbox
      ? stripeGateway({
          ...sandboxKeys.stripe,
          publicUrl: config.publicUrl,
          fetch: sandbox.fetch,
        })
      : unconfiguredGateway('stripe'),
})
