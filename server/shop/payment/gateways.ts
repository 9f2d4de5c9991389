import { type Config, isDemonstration } from '#server/platform/config.ts'
import type { Gateway, Gateways, PlayMoney } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { lazyGateway } from './lazy-gateway.ts'

type Razorpay = Parameters<typeof import('./razorpay.gateway.ts')['razorpayGateway']>[0]
type Stripe = Parameters<typeof import('./stripe.gateway.ts')['stripeGateway']>[0]

const razorpay = (options: Razorpay) =>
	lazyGateway({ provider: 'razorpay', scriptUrl: options.scriptUrl }, async () => {
		const { razorpayGateway } = await import('./razorpay.gateway.ts')
		return razorpayGateway(options)
	})

const stripe = (options: Stripe) =>
	lazyGateway({ provider: 'stripe', scriptUrl: null }, async () => {
		const { stripeGateway } = await import('./stripe.gateway.ts')
		return stripeGateway(options)
	})

type Clock = () => Date

const playGateways = ({ keys, fetch }: PlayMoney, publicUrl: string, clock: Clock): Gateways => ({
	razorpay: razorpay({ ...keys.razorpay, scriptUrl: '/sandbox/razorpay/checkout.js', fetch }),
	stripe: stripe({ ...keys.stripe, publicUrl, clock, fetch }),
})

/**
 * Live money is taken only for the company that the tax invoices name.
 * @throws Problem 501 provider-not-configured, as if there were no provider, while the legal
 * details are those of the demonstration (DSK-01)
 */
export const afterLegalDetails = (
	gateway: Gateway,
	config: Pick<Config, 'moneyMode' | 'SUPPLIER_GSTIN'>,
): Gateway => ({
	...gateway,
	open: async (order) => {
		if (config.moneyMode === 'live' && isDemonstration(config))
			throw new Problem(501, 'provider-not-configured')
		return gateway.open(order)
	},
})

/**
 * PAY-04: the providers whose keys are configured, by their own APIs; or, where `playMoney` is
 * given, play money for all of them.
 */
export const openGateways = (
	config: Config,
	playMoney: PlayMoney | null,
	clock: Clock,
): Gateways => {
	if (playMoney) return playGateways(playMoney, config.publicUrl, clock)
	return {
		...(config.RAZORPAY_KEY_ID && {
			razorpay: afterLegalDetails(
				razorpay({
					keyId: config.RAZORPAY_KEY_ID,
					keySecret: config.RAZORPAY_KEY_SECRET!,
					webhookSecret: config.RAZORPAY_WEBHOOK_SECRET!,
					scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
				}),
				config,
			),
		}),
		...(config.STRIPE_SECRET_KEY && {
			stripe: afterLegalDetails(
				stripe({
					secretKey: config.STRIPE_SECRET_KEY,
					webhookSecret: config.STRIPE_WEBHOOK_SECRET!,
					publicUrl: config.publicUrl,
					clock,
				}),
				config,
			),
		}),
	}
}
