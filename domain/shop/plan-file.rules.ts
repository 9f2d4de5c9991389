import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import type { Cell, ListFile } from '#domain/people/list-file.rules.ts'
import { yesOf } from '#domain/people/table-rows.rules.ts'
import { type PlanFault, type PlanTerms, planFaultsOf, planTypes } from './plan.rules.ts'

/** A plan of a file. */
export type PlanLine = { slug: string; terms: PlanTerms }

const wholeOf = (typed: string): number => (typed === '' ? 0 : Number(typed.replace(/ ?%$/, '')))

const benefitsOf = (cell: Cell): PlanTerms['benefits'] =>
	Object.fromEntries(
		planTypes.flatMap((type) => {
			const included = wholeOf(cell(`${type}_included`))
			const discount = wholeOf(cell(`${type}_percent`))
			if (included === 0 && discount === 0) return []
			const further = discount === 0 ? {} : { additional_purchases: { discount } }
			return [[type, { ...(included === 0 ? {} : { included }), ...further }]]
		}),
	)

const columnOf = (fault: PlanFault): string => {
	const [kind, type] = fault.split(' ')
	return type ? `${type}_${kind}` : fault
}

/**
 * A file of plans (28.3): a price in rupees, empty for a free plan; for each kind of resource how
 * many are included, and the percentage off further ones.
 */
export const planFile: ListFile<PlanLine> = {
	columns: [
		...['slug', 'name', 'price', 'for_schools', 'offered'],
		...planTypes.flatMap((type) => [`${type}_included`, `${type}_percent`]),
	],
	needed: ['slug', 'name', 'price'],
	most: 100,
	readLine: (cell) => {
		const fault = (column: string, reason: 'number' | 'yes' | 'rule') => ({
			...{ column, value: cell(column), reason },
		})
		const price = paiseOf(cell('price'))
		if (price === undefined) return fault('price', 'number')
		const offered = yesOf(cell('offered'))
		if (offered === undefined) return fault('offered', 'yes')
		const forSchools = yesOf(cell('for_schools') || 'no')
		if (forSchools === undefined) return fault('for_schools', 'yes')
		const terms = {
			...{ name: cell('name'), is_free: price === null, price: price ?? 0, offered },
			for_schools: forSchools,
			benefits: benefitsOf(cell),
		}
		const [wrong] = planFaultsOf(cell('slug'), terms)
		if (wrong) return fault(columnOf(wrong), 'rule')
		return { slug: cell('slug'), terms }
	},
}

/** A plan as a line of such a file. */
export const planLine = ({ slug, terms }: PlanLine) => ({
	...{ slug, name: terms.name, price: priceText(terms.is_free ? null : terms.price) },
	for_schools: terms.for_schools ? 'yes' : 'no',
	offered: terms.offered ? 'yes' : 'no',
	...Object.fromEntries(
		planTypes.flatMap((type) => {
			const { included, additional_purchases: further } = terms.benefits[type] ?? {}
			return [
				[`${type}_included`, included],
				[`${type}_percent`, further?.discount],
			]
		}),
	),
})
