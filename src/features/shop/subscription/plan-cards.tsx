import { Link } from '@tanstack/react-router'
import { mayBuyPlan } from '#domain/shop/plan-term.rules.ts'
import { priceWithGst } from '#domain/shop/purchase.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { OfferedPlan } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { halves4, pageText, sectionText, small } from '#ui/look.ts'
import { benefitLabel, benefitWords } from './benefit-label.ts'
import type { PlanTerm } from './plan-term.queries.ts'

const card = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const list = css({ display: 'grid', gap: '2', flex: '1', alignContent: 'start' })

type PlanCardProps = {
	plan: OfferedPlan
	/** Terms of the reader; undefined while they are read. */
	terms: readonly PlanTerm[] | undefined
	onBuy: (planId: string) => void
}

const PlanAction = ({ plan, terms, onBuy }: PlanCardProps) => {
	if (plan.for_schools)
		return (
			<Link className={button({ tone: 'outline' })} to="/vidya-for-schools">
				{m.plan_ask_offer()}
			</Link>
		)
	if (plan.is_free) return <p className={small}>{m.plan_free_note()}</p>
	if (!terms) return <Skeleton height="2.75rem" />
	const held = terms.find((term) => term.plan_id === plan.id || term.is_of_school)
	const date = held ? shortDate(held.ends_at) : ''
	if (held && !mayBuyPlan(new Date(held.ends_at), new Date()))
		return (
			<p className={small}>
				{held.is_of_school ? m.plan_of_school({ name: held.name, date }) : m.plan_yours({ date })}
			</p>
		)
	const other = held ? undefined : terms[0]
	return (
		<>
			{held && <p className={small}>{m.plan_renewal({ date })}</p>}
			{other && (
				<p className={small}>
					{m.plan_beside({ name: other.name, date: shortDate(other.ends_at) })}
				</p>
			)}
			<Button onClick={() => onBuy(plan.id)}>
				{held?.plan_id === plan.id
					? m.plan_renew({ name: plan.name })
					: m.plan_buy({ name: plan.name })}
			</Button>
		</>
	)
}

/** Each plan with its price, what it gives by kind of resource, and how to get it (29.6). */
export const PlanCards = ({
	plans,
	...rest
}: Omit<PlanCardProps, 'plan'> & { plans: readonly OfferedPlan[] }) => (
	<div className={halves4}>
		{plans.map((plan) => (
			<section key={plan.id} aria-label={plan.name} className={cx(panel({ pad: true }), card)}>
				<h3 className={sectionText}>{plan.name}</h3>
				<div>
					<strong className={pageText}>
						{plan.is_free ? m.plan_price_free() : rupees(priceWithGst(plan.price))}
					</strong>
					{!plan.is_free && <p className={small}>{m.plan_a_year()}</p>}
				</div>
				<dl className={list}>
					{Object.entries(plan.benefits)
						.map(([type, benefit]) => ({ type, words: benefitWords(benefit) }))
						.filter(({ words }) => words !== m.plan_nothing())
						.map(({ type, words }) => (
							<div key={type}>
								<dt className={small}>{benefitLabel(type)}</dt>
								<dd>{words}</dd>
							</div>
						))}
				</dl>
				<PlanAction plan={plan} {...rest} />
			</section>
		))}
	</div>
)
