import type { PickedItem } from '#machines/web/bulk-change/bulk-change.types.ts'

/** A change that is offered for picked items. */
export type OfferedChange = {
	name: string
	label: string
	/** True if the item can be changed so, as far as the list knows. */
	fits: (item: PickedItem) => boolean
}
