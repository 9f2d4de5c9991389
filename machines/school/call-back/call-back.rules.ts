import {
	type CallBackDraft,
	type CallBackFault,
	type CallBackValues,
	OTHER,
	requiredFields,
} from './call-back-draft.rules.ts'

/**
 * Returns the draft after a field change. Another purpose clears the box, which takes text only
 * with its purpose (CBK-03).
 */
export const withField = (
	draft: CallBackDraft,
	field: keyof CallBackDraft,
	value: string,
): CallBackDraft => {
	if (field === 'ownPurpose' && draft.purpose !== OTHER) return draft
	const changed = { ...draft, [field]: value }
	return changed.purpose === OTHER ? changed : { ...changed, ownPurpose: '' }
}

/** Returns the values to send: trimmed, with the box's text as its purpose (CBK-03). */
export const valuesOf = ({ purpose, ownPurpose, ...draft }: CallBackDraft): CallBackValues => ({
	...draft,
	fullName: draft.fullName.trim(),
	schoolName: draft.schoolName.trim(),
	email: draft.email.trim(),
	mobile: draft.mobile.trim(),
	purpose: purpose === OTHER ? ownPurpose.trim() : purpose,
})

/**
 * CBK-02: returns the first fault of a draft: missing fields, then address, then number; null if
 * valid.
 */
export const faultOf = (draft: CallBackDraft): CallBackFault | null => {
	const values = valuesOf(draft)
	const missing = requiredFields.filter((field) => values[field] === '')
	if (missing.length > 0) return { kind: 'missing', fields: missing }
	if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) return { kind: 'email' }
	return /^\+?[0-9]{10,15}$/.test(values.mobile) ? null : { kind: 'mobile' }
}

/**
 * Returns true if leaving would lose input.
 * @param given the draft before anything was typed
 */
export const isUnsaved = (draft: CallBackDraft, given: CallBackDraft): boolean =>
	Object.entries(given).some(([field, value]) => draft[field as keyof CallBackDraft] !== value)

/**
 * CBK-01: returns the page address to send: without an invitation's secret, at most 2,000
 * characters.
 */
export const sentAddress = (url: string): string =>
	url.replace(/(\/tpo-2025)\/[^?#]*/, '$1').slice(0, 2000)
