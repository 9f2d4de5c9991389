import { readStored, writeStored } from '#api/versioned-storage.ts'
import {
  type DraftOwner,
  type PurchaseDraft,
  writeDraft,
} from '#machines/shop/purchase/purchase-form.rules.ts'

const DRAFT_KEY = 'vidya.purchase'

/**
 * The form of an interrupted purchase, over login and the provider's page; the machine checks what
 * it reads and whose it is.
 */
export const draftStorage = {
  read: (): unknown => readStored(DRAFT_KEY),
  write: (owner: DraftOwner, draft: PurchaseDraft): void =>
    writeStored(DRAFT_KEY, writeDraft(owner, draft)),
  forget: (): void => writeStored(DRAFT_KEY, null),
}
