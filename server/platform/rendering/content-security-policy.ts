import type { Config } from '#server/platform/config.ts'

/** What the page may load: ourselves, and the payment providers' scripts and frames when their keys are configured. */
export const contentSecurityPolicy = (config: Config) => {
  const razorpay = config.RAZORPAY_KEY_ID ? ['https://*.razorpay.com'] : []
  return {
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...razorpay],
      'style-src': ["'self'", "'unsafe-inline'"],
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
