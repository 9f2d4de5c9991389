import { bundlePriceOf, bundleSavingOf } from '#domain/shop/bundle-price.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { rupees } from '#ui/display/rupees.ts'
import type { ResourceData } from './resource.types.ts'

const note = css({ textStyle: 'small', color: 'leaf' })

const isOwned = ({ enrolment_status }: { enrolment_status: string | null }) =>
	enrolment_status === 'confirmed'

/** Returns a bundle's items with their state for this viewer. */
const itemsOf = (bundle: ResourceData) =>
	bundle.bundle_items.map((item) => ({ ...item, owned: isOwned(item) }))

/**
 * A resource with the price that it has for this viewer: of a bundle that is owned in part, the
 * price of the rest (decision 0010).
 */
export const ownPriceOf = (resource: ResourceData) => {
	const price = bundlePriceOf(resource.price, itemsOf(resource))
	return { price, old_price: price === resource.price ? resource.old_price : resource.price }
}

type BundleSavingProps = {
	bundle: ResourceData
	/** Discount of the viewer's plan, in percent by course type. */
	planPercents: Readonly<Record<string, number>>
}

/**
 * NAV-05: what a bundle saves against buying its items one by one, and that what is owned is not
 * charged again.
 */
export const BundleSaving = ({ bundle, planPercents }: BundleSavingProps) => {
	const percentOf = ({ course_type }: { course_type: string }) => planPercents[course_type] ?? 0
	const items = itemsOf(bundle).map((item) => ({ ...item, planPercent: percentOf(item) }))
	const saving = bundleSavingOf({ price: bundle.price, planPercent: percentOf(bundle) }, items)
	const owned = items.filter((item) => item.owned).length
	return (
		<>
			{saving && (
				<p className={note}>
					{m.resource_bundle_saves({ amount: rupees(saving.amount), percent: saving.percent })}
				</p>
			)}
			{ownPriceOf(bundle).price !== bundle.price && (
				<p className={note}>{m.resource_bundle_owned({ count: owned, total: items.length })}</p>
			)}
		</>
	)
}
