/** The purchase form as typed (PUR-01). The phone is national; its country code is not editable. */
export type PurchaseDraft = {
  name: string
  email: string
  phone: string
  /** ISO 3166 alpha-2. */
  country: string
}

export type DraftField = keyof PurchaseDraft

/** What is wrong with a field; the view has the words. A phone is `invalid` when it is not valid in India and India is chosen (PUR-06). */
export type FieldErrors = Partial<Record<'name' | 'email' | 'phone', 'required' | 'invalid'>>

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * PUR-01, PUR-04: name and email are required, and a phone where something is paid; the email must look like one, the phone must hold a digit.
 * @param total what is to be paid, in paise
 */
export const errorsOf = (draft: PurchaseDraft, total: number): FieldErrors => {
  const errors: FieldErrors = {}
  if (draft.name.trim() === '') errors.name = 'required'
  if (draft.email.trim() === '') errors.email = 'required'
  else if (!email.test(draft.email.trim())) errors.email = 'invalid'
  if (total > 0 && !/\d/.test(draft.phone)) errors.phone = 'required'
  return errors
}

/** Raised whenever the shape of a stored draft changes; older ones are discarded. */
export const DRAFT_VERSION = 2

const fields: DraftField[] = ['name', 'email', 'phone', 'country']

/** Whose purchase a draft is, and of what. */
export type DraftOwner = { accountId: string; productIds: readonly string[] }

/** Reads the draft that the same account's interrupted purchase of the same products left; null when there is none. */
export const readDraft = (stored: unknown, owner: DraftOwner): PurchaseDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, accountId, productIds, draft } = stored as Record<string, unknown>
  if (version !== DRAFT_VERSION || accountId !== owner.accountId) return null
  if (JSON.stringify(productIds) !== JSON.stringify(owner.productIds)) return null
  if (typeof draft !== 'object' || draft === null) return null
  const kept = draft as Record<string, unknown>
  return fields.every((field) => typeof kept[field] === 'string') ? (draft as PurchaseDraft) : null
}

/** The shape that readDraft reads back. */
export const writeDraft = ({ accountId, productIds }: DraftOwner, draft: PurchaseDraft) => ({
  version: DRAFT_VERSION,
  accountId,
  productIds,
  draft,
})
