import type { CareerDraft } from '#domain/jobs/career-draft.rules.ts'
import { asksSchool, isEmpty } from '#domain/jobs/career-interest.rules.ts'

/** The form as the call wants it, without what was left empty; `phone` in international form. */
export const careerBody = (draft: CareerDraft, phone: string) => {
	const { lat, lng, phone_country: _, school, ...rest } = draft
	const given = Object.entries({ ...rest, ...(asksSchool(draft) && { school }) }).flatMap(
		([field, value]) => {
			if (isEmpty(value)) return []
			return [[field, typeof value === 'string' ? value.trim() : value]]
		},
	)
	const point = lat && lng ? { lat: Number(lat), lng: Number(lng) } : {}
	return { ...Object.fromEntries(given), ...point, phone, platform: 'web' as const }
}
