import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { sectionText, small } from '#ui/look.ts'
import { benefitLabel } from './benefit-label.ts'
import { planLeftQuery, subscriptionQuery } from './subscription.queries.ts'

const list = css({ display: 'grid', gap: '4' })

const leftOf = (included: number, remaining: number, percent: number): string => {
	if (included === 0) return percent > 0 ? m.plan_off({ percent }) : m.plan_nothing()
	return percent > 0
		? m.plan_left_off({ remaining, included, percent })
		: m.plan_left({ remaining, included })
}

/** Remaining benefits of the account's plan; nothing without a plan (WAL-03). */
export const PlanLeft = () => {
	const { data: plan } = useQuery(subscriptionQuery)
	const { data: left } = useQuery({ ...planLeftQuery, enabled: Boolean(plan) })
	if (!plan || !left) return null
	return (
		<div className={cx(panel({ pad: true }), list)}>
			<h2 className={sectionText}>{m.plan_mine({ name: plan.name })}</h2>
			<dl className={list}>
				{left.map(({ type, included, remaining, additional_purchases: { discount } }) => (
					<div key={type}>
						<dt className={small}>{benefitLabel(type)}</dt>
						<dd>{leftOf(included, remaining, discount)}</dd>
					</div>
				))}
			</dl>
			<Link className={link()} to="/vidya-plus">
				{m.plan_read_more()}
			</Link>
		</div>
	)
}
