import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { rupees } from '#ui/display/rupees.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { benefitLabel, benefitWords } from './benefit-label.ts'

type OfferedPlan = components['schemas']['OfferedPlan']

/**
 * Price and benefits of each plan by kind of resource, as the checkout calculates them (WAL-02).
 */
export const PlanTable = ({ plans }: { plans: readonly OfferedPlan[] }) => {
	const types = [...new Set(plans.flatMap(({ benefits }) => Object.keys(benefits)))]
	return (
		<DataTable
			label={m.plan_compare()}
			heads={[m.plan_benefit(), ...plans.map(({ name }) => name)]}
			rows={[
				{
					key: 'price',
					cells: [
						m.plan_price(),
						...plans.map(({ price }) =>
							price ? m.plan_price_term({ amount: rupees(price) }) : m.plan_price_free(),
						),
					],
				},
				...types.map((type) => ({
					key: type,
					cells: [benefitLabel(type), ...plans.map((plan) => benefitWords(plan.benefits[type]))],
				})),
			]}
		/>
	)
}
