import { storedFields, storedTexts } from '#machines/kit/stored.ts'
/** A person's own details. The phone is national; its country code is not editable. */
export type Details = {
	name: string
	phone: string
	/** ISO 3166 alpha-2. */
	country: string
}

export type DetailsField = keyof Details

/** Errors of the fields; the view has the words. */
export type DetailsErrors = Partial<Record<'name' | 'phone', 'required' | 'invalid'>>

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/**
 * The name is required. A phone is optional and has 6 to 14 digits (ITU-T E.164, without country
 * code).
 */
export const errorsOf = ({ name, phone }: Details): DetailsErrors => {
	const errors: DetailsErrors = {}
	if (name.trim() === '') errors.name = 'required'
	if (phone.trim() !== '' && !/^\d{6,14}$/.test(digitsOf(phone))) errors.phone = 'invalid'
	return errors
}

/**
 * Returns true if two details are equal, ignoring phone spacing and the country of an empty phone.
 */
export const isSame = (some: Details, other: Details): boolean => {
	const [phone, before] = [digitsOf(some.phone), digitsOf(other.phone)]
	const isSamePhone = phone === before && (phone === '' || some.country === other.country)
	return some.name.trim() === other.name.trim() && isSamePhone
}

/** Raised whenever the shape of a stored draft changes; older ones are discarded. */
export const DRAFT_VERSION = 1

const detailsFields: DetailsField[] = ['name', 'phone', 'country']

/** Reads what the same account typed and did not save; null when there is none. */
export const readDraft = (stored: unknown, accountId: string): Details | null => {
	const fields = storedFields(stored, DRAFT_VERSION)
	if (!fields) return null
	const { accountId: owner, draft } = fields
	return owner === accountId ? storedTexts<Details>(draft, detailsFields) : null
}

/** The shape that readDraft reads back. */
export const writeDraft = (accountId: string, draft: Details) => ({
	version: DRAFT_VERSION,
	accountId,
	draft,
})
