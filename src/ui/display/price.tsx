import { m } from '#i18n/messages'
import { price } from '#styled/recipes'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { rupees } from './rupees.ts'

type PriceProps = Parameters<typeof price>[0] & {
	/** Paise, GST included; null or 0 shows `FREE` (CRD-04). */
	amount: number | null
	/** The price before a plan or coupon, GST included, struck out (CRD-08). */
	before?: number | null
}

/** Price of a product. */
export const Price = ({ amount, before, size }: PriceProps) => (
	<span className={price({ size })}>
		{amount ? (
			<>
				{rupees(amount)} <small>{m.app_with_gst()}</small>
			</>
		) : (
			m.app_free()
		)}
		{before && before !== amount ? (
			<>
				<VisuallyHidden>{m.app_price_before()}</VisuallyHidden>
				<s>{rupees(before)}</s>
			</>
		) : null}
	</span>
)
