import { priceWithGst } from '#domain/shop/purchase.rules.ts'
import { m } from '#i18n/messages'
import type { PriceTexts } from '#machines/learning/draft/resource-editor.types.ts'
import { rupees } from '#ui/display/rupees.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { halves4 } from '#ui/look.ts'
import { gapWords } from './gap-words.ts'
import type { PartProps } from './part.types.ts'

type PriceProps = PartProps & { texts: PriceTexts; misread: readonly (keyof PriceTexts)[] }

/** Prices without GST, in rupees, and where a partner's product is sold. */
export const PriceFields = ({ content, gaps, texts, misread, onEdit }: PriceProps) => {
	const faultOf = (field: keyof PriceTexts) => misread.includes(field) && m.draft_gap_price()
	const type = (field: keyof PriceTexts) => ({
		inputMode: 'decimal' as const,
		maxLength: 20,
		value: texts[field],
		onChange: ({ target }: { target: { value: string } }) =>
			onEdit({ kind: 'price', field, text: target.value }),
	})
	const { price } = content
	return (
		<>
			<div className={halves4}>
				<TextField
					label={m.draft_price()}
					hint={
						price === null
							? m.draft_price_free()
							: m.draft_price_hint({ price: rupees(priceWithGst(price)) })
					}
					error={faultOf('price')}
					{...type('price')}
				/>
				<TextField
					label={m.draft_old_price()}
					hint={m.draft_old_price_hint()}
					error={faultOf('old_price') || (gaps.includes('oldPrice') && gapWords.oldPrice())}
					{...type('old_price')}
				/>
			</div>
			{content.course_type === 'affiliated_product' && (
				<TextField
					label={m.draft_affiliate_url()}
					hint={m.draft_affiliate_url_hint()}
					type="url"
					maxLength={2000}
					value={content.affiliate_url ?? ''}
					onChange={({ target }) =>
						onEdit({ kind: 'fields', change: { affiliate_url: target.value || null } })
					}
				/>
			)}
		</>
	)
}
