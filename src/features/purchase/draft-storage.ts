import { readStored, writeStored } from '#api/versioned-storage.ts'
import { type PurchaseDraft, writeDraft } from '#machines/purchase/purchase-form.rules.ts'

const DRAFT_KEY = 'vidya.purchase'

/** The form of an interrupted purchase, over login and the provider's page; the machine checks what it reads. */
export const draftStorage = {
  read: (): unknown => readStored(DRAFT_KEY),
  write: (productIds: readonly string[], draft: PurchaseDraft): void =>
    writeStored(DRAFT_KEY, writeDraft(productIds, draft)),
  forget: (): void => writeStored(DRAFT_KEY, null),
}
