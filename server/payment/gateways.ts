import type { Gateways, PlayMoney } from '#server/payment/gateway.ts'
import { razorpayGateway } from '#server/payment/razorpay.gateway.ts'
import { stripeGateway } from '#server/payment/stripe.gateway.ts'
import type { Config } from '#server/platform/config.ts'

const playGateways = ({ keys, fetch }: PlayMoney, publicUrl: string): Gateways => ({
  razorpay: razorpayGateway({
    ...keys.razorpay,
    scriptUrl: '/sandbox/razorpay/checkout.js',
    fetch,
  }),
  stripe: stripeGateway({ ...keys.stripe, publicUrl, fetch }),
})

/** PAY-04: the providers whose keys are configured, by their own APIs; or, where `playMoney` is given, play money for all of them. */
export const openGateways = (config: Config, playMoney: PlayMoney | null): Gateways => {
  if (playMoney) return playGateways(playMoney, config.publicUrl)
  return {
    ...(config.RAZORPAY_KEY_ID && {
      razorpay: razorpayGateway({
        keyId: config.RAZORPAY_KEY_ID,
        keySecret: config.RAZORPAY_KEY_SECRET!,
        webhookSecret: config.RAZORPAY_WEBHOOK_SECRET!,
        scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      }),
    }),
    ...(config.STRIPE_SECRET_KEY && {
      stripe: stripeGateway({
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET!,
        publicUrl: config.publicUrl,
      }),
    }),
  }
}
