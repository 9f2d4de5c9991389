import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { plansQuery } from '#features/shop/subscription/plan.queries.ts'
import { PlanCards } from '#features/shop/subscription/plan-cards.tsx'
import { planTermsQuery } from '#features/shop/subscription/plan-term.queries.ts'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { openPurchase } from '#processes/open-purchase.ts'
import { useProcesses } from '#processes/processes.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { Section } from '#ui/layout/section.tsx'

const Plans = () => {
	const { data: plans } = useSuspenseQuery(plansQuery)
	const processes = useProcesses()
	const { signedIn } = useViewer()
	const { data, isLoading } = useQuery({ ...planTermsQuery, enabled: signedIn })
	const terms = (signedIn && data) || (isLoading ? undefined : [])
	const buy = (planId: string) =>
		signedIn
			? openPurchase(processes, [planId])
			: askLogin(processes, { returnTo: '/vidya-plus', action: 'purchase', targetId: planId })
	return (
		<TextPage text={Route.useLoaderData()}>
			<Section title={m.plan_compare()}>
				{plans.length === 0 ? (
					<p>{m.plan_none()}</p>
				) : (
					<PlanCards plans={plans} terms={terms} onBuy={buy} />
				)}
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
