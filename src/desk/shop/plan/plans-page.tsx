import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import type { ShortList } from '#desk/list/short-list.ts'
import { ShortListTools, useShortRows } from '#desk/list/short-list-tools.tsx'
import { planTypes } from '#domain/shop/plan.rules.ts'
import { planLine } from '#domain/shop/plan-file.rules.ts'
import { benefitLabel, benefitWords } from '#features/shop/subscription/benefit-label.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { smallLine } from '#ui/look.ts'
import { GiveButton } from './give-button.tsx'
import { type DeskPlan, plansQuery } from './plan.queries.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { SeatsButton } from './seats-button.tsx'
import { planChanges, usePlanChanges } from './use-plan-changes.ts'

const ways = css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '2' })
const gains = css({ textStyle: 'small' })

/** A plan that is changed; null for a new one. */
type Subject = { plan: DeskPlan | null }

const gainsOf = (benefits: DeskPlan['terms']['benefits']): string[] =>
	planTypes.flatMap((type) => {
		const words = benefitWords(benefits[type])
		return words === m.plan_nothing() ? [] : `${benefitLabel(type)}: ${words}`
	})

const save = (plans: readonly DeskPlan[]): void =>
	saveTable(
		'plans.csv',
		plans.map(({ holders, ...plan }) => ({ ...planLine(plan), holders })),
	)

const planList = (): ShortList<DeskPlan> => ({
	...{ to: '/plans', label: m.desk_plan_search() },
	textOf: ({ slug, terms }) => `${terms.name} ${slug}`,
	shows: {
		...{ label: m.desk_plan_state(), all: m.desk_short_all() },
		options: [
			{ value: 'shown', label: m.desk_plan_shown(), has: ({ terms }) => terms.offered },
			{ value: 'hidden', label: m.desk_plan_hidden(), has: ({ terms }) => !terms.offered },
		],
	},
	sorts: {
		first: m.desk_plan_sort_price(),
		options: [
			{
				...{ value: 'name', label: m.desk_guest_sort_name() },
				by: (a, b) => a.terms.name.localeCompare(b.terms.name),
			},
			{
				...{ value: 'holders', label: m.desk_plan_sort_holders() },
				by: (a, b) => b.holders - a.holders,
			},
		],
	},
})

const Rows = ({ onOpen }: { onOpen: (subject: Subject) => void }) => {
	const { data } = useSuspenseQuery(plansQuery)
	const list = planList()
	const shown = useShortRows(data, list)
	const queryClient = useQueryClient()
	const process = usePlanChanges()
	const onGiven = useCallback(() => {
		announce(m.desk_plan_given())
		void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
	}, [queryClient])
	const onSeats = useCallback(() => announce(m.desk_plan_seats_given()), [])
	if (data.length === 0)
		return (
			<EmptyState title={m.desk_plan_none_title()} text={m.desk_plan_none_text()}>
				<Button onClick={() => onOpen({ plan: null })}>{m.desk_plan_new()}</Button>
			</EmptyState>
		)
	const itemOf = (plan: DeskPlan) => ({ id: plan.id, name: plan.terms.name, row: plan })
	return (
		<>
			<ShortListTools list={list} shown={shown} />
			<BulkBar process={process} items={shown.map(itemOf)} changes={planChanges()} />
			<DataTable
				label={m.desk_plan_list_title()}
				heads={[
					m.desk_plan_name(),
					m.desk_plan_benefits(),
					m.desk_plan_state(),
					m.desk_plan_holders(),
					m.desk_actions(),
				]}
				rows={shown.map((plan) => ({
					key: plan.id,
					cells: [
						<PickBox key="name" process={process} item={itemOf(plan)}>
							<b>{plan.terms.name}</b>
							<span className={smallLine}>
								{plan.terms.is_free
									? m.plan_price_free()
									: m.plan_price_term({ amount: rupees(plan.terms.price) })}
							</span>
						</PickBox>,
						<ul key="gains" className={gains}>
							{gainsOf(plan.terms.benefits).map((gain) => (
								<li key={gain}>{gain}</li>
							))}
						</ul>,
						<Badge key="state" tone={plan.terms.offered ? 'leaf' : 'neutral'}>
							{plan.terms.offered ? m.desk_plan_shown() : m.desk_plan_hidden()}
						</Badge>,
						plan.holders,
						<span key="ways" className={ways}>
							<Button
								tone="outline"
								size="sm"
								aria-label={m.desk_plan_change_name({ name: plan.terms.name })}
								onClick={() => onOpen({ plan })}
							>
								{m.desk_plan_change()}
							</Button>
							{plan.terms.for_schools ? (
								<SeatsButton plan={plan} onGiven={onSeats} />
							) : (
								<GiveButton plan={plan} onGiven={onGiven} />
							)}
						</span>,
					],
				}))}
			/>
		</>
	)
}

/** The plans of the shop: made, changed and given (WAL-02). */
export const PlansPage = () => {
	const [open, setOpen] = useState<Subject | null>(null)
	const queryClient = useQueryClient()
	return (
		<>
			<ListHead title={m.desk_plan_list_title()} text={m.desk_plan_list_text()}>
				<SaveButton
					of={['plans']}
					save={async () => save(await queryClient.fetchQuery(plansQuery))}
				/>
				<ImportLink to="/plans" />
				<Button onClick={() => setOpen({ plan: null })}>{m.desk_plan_new()}</Button>
			</ListHead>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows onOpen={setOpen} />
			</Suspense>
			{open && (
				<PlanDialog
					key={open.plan?.id ?? 'new'}
					plan={open.plan}
					onStored={() => {
						announce(m.desk_plan_stored())
						void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
						setOpen(null)
					}}
					onClose={() => {
						void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
						setOpen(null)
					}}
				/>
			)}
		</>
	)
}
