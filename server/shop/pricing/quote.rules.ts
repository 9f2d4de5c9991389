import type { Quote as QuoteAnswer } from '#openapi/v1.gen.ts'
import { isPromoRefusal, messageOfRefusal } from '#server/shop/discount/discount.rules.ts'
import type { PricedOrder } from './pricing.rules.ts'

const promoRejection = ({ rejections }: PricedOrder): QuoteAnswer['promo_rejection'] => {
	const code = rejections.map((rejection) => rejection.code).find(isPromoRefusal)
	return code ? { code, message: messageOfRefusal[code] } : null
}

/**
 * A priced order as the calls answer it; money in paise.
 * @param providers the payment providers that can be paid through
 */
export const quoteAnswer = (
	priced: PricedOrder,
	providers: QuoteAnswer['providers'],
): QuoteAnswer => {
	const { quote, products, discount } = priced
	return {
		lines: quote.lines.map((line, i) => ({
			product_id: line.resourceId,
			title: products[i]!.title,
			course_type: products[i]!.courseType,
			price: line.price,
			plan_discount: line.planDiscount,
			discount: line.discount,
			gst: line.gst,
			total: line.total,
		})),
		price: quote.price,
		plan_discount: quote.planDiscount,
		discount: quote.discount,
		gst: quote.gst,
		rounding: quote.rounding,
		coins: quote.coins,
		coins_available: priced.coinsAvailable,
		total: quote.total,
		route: quote.route,
		promo: discount && { code: discount.code, title: discount.title },
		promo_rejection: promoRejection(priced),
		rejections: priced.rejections,
		providers,
	}
}
