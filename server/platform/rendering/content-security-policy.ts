import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/platform/config.ts'

/** The diagrams of the atlas are SVG that brings its own style; no other page has inline styles. */
const styleOfDiagrams = ({ url = '' }: IncomingMessage) =>
  /^\/atlas(\/|\?|$)/.test(url) ? "'unsafe-inline'" : "'self'"

/**
 * What the page may load: ourselves, and the payment providers' scripts and frames when their keys are configured. Razorpay's script lays
 * out its frame by style attributes, so that inline styles are allowed with it.
 */
export const contentSecurityPolicy = (config: Config) => {
  const razorpay = config.RAZORPAY_KEY_ID ? ['https://*.razorpay.com'] : []
  return {
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...razorpay],
      'style-src': ["'self'", config.RAZORPAY_KEY_ID ? "'unsafe-inline'" : styleOfDiagrams],
      'img-src': ["'self'", 'data:', ...razorpay],
      'frame-src': ["'self'", ...razorpay],
      'connect-src': ["'self'", ...razorpay],
      'form-action': [
        "'self'",
        ...(config.STRIPE_SECRET_KEY ? ['https://checkout.stripe.com'] : []),
      ],
      'upgrade-insecure-requests': config.publicUrl.startsWith('https:') ? [] : null,
    },
  }
}
