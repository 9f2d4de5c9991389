/**
 * Fields with a text or one choice; empty until filled in. `phone` is the national number,
 * `phone_country` its ISO 3166 code.
 */
export const textFields = [
	'name',
	'email',
	'phone_country',
	'phone',
	'dob',
	'gender',
	'address',
	'address_location_id',
	'city',
	'district',
	'state',
	'postcode',
	'country',
	'lat',
	'lng',
	'current_role',
	'school',
	'experience',
	'education_degree',
	'bachelor_of_education',
	'per_week_hours_spent',
	'type',
	'openness_entrepreneurial_role',
	'openness_travel',
	'own_vehicle',
] as const

/** The fields that hold several choices. */
export const listFields = [
	'education_subject',
	'boards_taught',
	'subjects_comfortable',
	'grades_comfortable',
	'preferred_focus_area',
] as const

type TextField = (typeof textFields)[number]
export type ListField = (typeof listFields)[number]
export type CareerField = TextField | ListField

/**
 * The form's current values (NDG-05). `dob` is YYYY-MM-DD once it is a date, else the typed text.
 */
export type CareerDraft = Readonly<Record<TextField, string> & Record<ListField, readonly string[]>>

const filled = <Field extends string, Value>(fields: readonly Field[], value: Value) =>
	Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>

/** A form in which nothing is filled in. */
export const emptyDraft: CareerDraft = {
	...filled(textFields, ''),
	...filled(listFields, [] as readonly string[]),
}

/** Raised whenever the shape of a stored draft changes; older ones are discarded. */
export const DRAFT_VERSION = 2

const isListOfText = (value: unknown): boolean =>
	Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Reads the draft that the same account left; null when there is none or it does not parse. */
export const readDraft = (stored: unknown, accountId: string): CareerDraft | null => {
	const { version, accountId: owner, draft } = Object(stored) as Record<string, unknown>
	if (version !== DRAFT_VERSION || owner !== accountId) return null
	const kept = Object(draft) as Record<string, unknown>
	const isWhole =
		textFields.every((field) => typeof kept[field] === 'string') &&
		listFields.every((field) => isListOfText(kept[field]))
	return isWhole ? (draft as CareerDraft) : null
}

/** The shape that readDraft reads back. */
export const writeDraft = (accountId: string, draft: CareerDraft) => ({
	version: DRAFT_VERSION,
	accountId,
	draft,
})
