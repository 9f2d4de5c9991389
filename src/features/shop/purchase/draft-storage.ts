import { readStored, writeStored } from '#api/versioned-storage.ts'
import {
	type DraftOwner,
	type PurchaseDraft,
	writeDraft,
} from '#machines/shop/purchase/purchase-form.rules.ts'

const DRAFT_KEY = 'vidya.purchase'

/**
 * Stores the form of an interrupted purchase, across login and the provider's page; the machine
 * checks its shape and its owner.
 */
export const draftStorage = {
	read: (): unknown => readStored(DRAFT_KEY),
	write: (owner: DraftOwner, draft: PurchaseDraft): void =>
		writeStored(DRAFT_KEY, writeDraft(owner, draft)),
	forget: (): void => writeStored(DRAFT_KEY, null),
}
