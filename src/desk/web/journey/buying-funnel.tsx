import { useSuspenseQuery } from '@tanstack/react-query'
import type { Days } from '#desk/period/period.ts'
import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { buyingFunnelQuery } from './buying-funnel.query.ts'

type Step = components['schemas']['BuyingFunnel']['steps'][number]['step']

const stepWords: Record<Step, () => string> = {
	added: m.desk_figures_step_added,
	opened: m.desk_figures_step_opened,
	submitted: m.desk_figures_step_submitted,
	provider: m.desk_figures_step_provider,
	paid: m.desk_figures_step_paid,
	enrolled: m.desk_figures_step_enrolled,
}

/** How many visits reached each step on the way to a purchase (DSK-17). */
export const BuyingFunnel = ({ days }: { days: Days }) => {
	const { data } = useSuspenseQuery(buyingFunnelQuery(days))
	return (
		<BarChart
			label={m.desk_figures_buying()}
			head={m.desk_figures_step()}
			series={[m.desk_figures_visits()]}
			rows={data.steps.map(({ step, count }) => ({
				key: step,
				name: stepWords[step](),
				values: [count],
			}))}
		/>
	)
}
