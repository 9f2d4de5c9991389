import { storedFields, storedTexts } from '#machines/kit/stored.ts'
/** The purchase form as typed (PUR-01). The phone is national; its country code is not editable. */
export type PurchaseDraft = {
	name: string
	email: string
	phone: string
	/** ISO 3166 alpha-2. */
	country: string
}

export type DraftField = keyof PurchaseDraft

/**
 * Errors by field; the view has the words. A phone is `invalid` if India is chosen and it is not
 * valid there (PUR-06).
 */
export type FieldErrors = Partial<Record<'name' | 'email' | 'phone', 'required' | 'invalid'>>

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * PUR-01, PUR-04: name and email are required, and a phone if something is paid. The email must
 * look like one; the phone must contain a digit.
 * @param total the amount to pay, in paise
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
export const DRAFT_VERSION = 3

const draftFields: DraftField[] = ['name', 'email', 'phone', 'country']

/** Account and products of a draft. */
export type DraftOwner = { accountId: string; resourceIds: readonly string[] }

/** Returns the stored draft of the same account and products; null for none. */
export const readDraft = (stored: unknown, owner: DraftOwner): PurchaseDraft | null => {
	const fields = storedFields(stored, DRAFT_VERSION)
	if (!fields) return null
	const { accountId, resourceIds, draft } = fields
	if (accountId !== owner.accountId) return null
	if (JSON.stringify(resourceIds) !== JSON.stringify(owner.resourceIds)) return null
	return storedTexts<PurchaseDraft>(draft, draftFields)
}

/** The shape that readDraft reads back. */
export const writeDraft = ({ accountId, resourceIds }: DraftOwner, draft: PurchaseDraft) => ({
	version: DRAFT_VERSION,
	accountId,
	resourceIds,
	draft,
})
