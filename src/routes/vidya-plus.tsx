import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { plansQuery } from '#features/shop/subscription/plan.queries.ts'
import { PlanTable } from '#features/shop/subscription/plan-table.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { m } from '#i18n/messages'
import { Section } from '#ui/layout/section.tsx'

const Plans = () => {
	const { data: plans } = useSuspenseQuery(plansQuery)
	return (
		<TextPage text={Route.useLoaderData()}>
			<Section title={m.plan_compare()}>
				{plans.length === 0 ? <p>{m.plan_none()}</p> : <PlanTable plans={plans} />}
			</Section>
		</TextPage>
	)
}

export const Route = createFileRoute('/vidya-plus')({
	loader: async ({ context: { queryClient } }) => {
		const [text] = await Promise.all([
			readText('vidya-plus', queryClient),
			queryClient.ensureQueryData(plansQuery),
		])
		return text
	},
	head: textHead,
	component: Plans,
})
