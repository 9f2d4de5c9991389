import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import { type PlanTerms, planFaultsOf, planTypes } from '#domain/shop/plan.rules.ts'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'

const textOf = (value: number | undefined): string => (value ? String(value) : '')

/** The terms with which a new plan begins. */
export const freshTerms: PlanTerms = {
	...{ name: '', is_free: false, price: 0, for_schools: false, offered: true, benefits: {} },
}

/** Returns the fields of a plan as the form shows them; money in rupees. */
export const draftOf = (slug: string, terms: PlanTerms): RecordDraft => ({
	slug,
	name: terms.name,
	isFree: terms.is_free,
	price: priceText(terms.price || null),
	forSchools: terms.for_schools,
	offered: terms.offered,
	...Object.fromEntries(
		planTypes.flatMap((type) => {
			const { included, additional_purchases: further } = terms.benefits[type] ?? {}
			return [
				[`included ${type}`, textOf(included)],
				[`percent ${type}`, textOf(further?.discount)],
			]
		}),
	),
})

/** A number that no field takes, for text that is none. */
const WRONG = -1

const typed = (draft: RecordDraft, field: string): string => String(draft[field] ?? '').trim()

const numberOf = (text: string): number => {
	if (text === '') return 0
	return /^\d{1,6}$/.test(text) ? Number(text) : WRONG
}

/** The address that is typed. */
export const slugOf = (draft: RecordDraft): string => typed(draft, 'slug')

/** Returns the terms of what is typed; a number that cannot be read is -1, which no field takes. */
export const termsOf = (draft: RecordDraft): PlanTerms => {
	const isFree = draft.isFree === true
	const benefits = planTypes.flatMap((type) => {
		const included = numberOf(typed(draft, `included ${type}`))
		const discount = isFree ? 0 : numberOf(typed(draft, `percent ${type}`))
		if (included === 0 && discount === 0) return []
		const further = discount === 0 ? {} : { additional_purchases: { discount } }
		return [[type, { ...(included === 0 ? {} : { included }), ...further }] as const]
	})
	return {
		name: typed(draft, 'name'),
		is_free: isFree,
		price: isFree ? 0 : (paiseOf(typed(draft, 'price')) ?? WRONG),
		for_schools: draft.forSchools === true,
		offered: draft.offered === true,
		benefits: Object.fromEntries(benefits),
	}
}

/** Returns the fields of the form that are wrong. */
export const faultsOf = (draft: RecordDraft): readonly string[] =>
	planFaultsOf(slugOf(draft), termsOf(draft))
