import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import type { Quote } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { simulationQuery } from './coupon.queries.ts'
import type { SimulatorSearch } from './coupons.search.ts'

type Code = Quote['rejections'][number]['code']

const title = css({ textStyle: 'section', pb: '3', pt: '2' })
const reasons = css({ display: 'flex', flexDirection: 'column', gap: '3', pb: '4' })

/** Why a product or a code is not in the price. */
const reasonWords: Record<Code, () => string> = {
	'covered-by-bundle': m.desk_coupon_why_covered,
	'not-sold': m.desk_coupon_why_not_sold,
	'already-owned': m.desk_coupon_why_owned,
	'unknown-product': m.desk_coupon_why_gone,
	'promo-unknown': m.desk_coupon_why_unknown,
	'promo-not-started': m.desk_coupon_why_not_started,
	'promo-expired': m.desk_coupon_why_expired,
	'promo-exhausted': m.desk_coupon_why_exhausted,
	'promo-minimum-not-met': m.desk_coupon_why_minimum,
	'promo-not-applicable': m.desk_coupon_why_type,
	'promo-not-for-you': m.desk_coupon_why_audience,
	'promo-used-before': m.desk_coupon_why_used,
	'coins-insufficient': m.desk_coupon_why_coins,
}

const sumsOf = (quote: Quote) => [
	...(quote.plan_discount > 0
		? [
				{
					label: m.desk_coupon_sum_plan(),
					value: `−${rupees(quote.plan_discount)}`,
					isTotal: false,
				},
			]
		: []),
	...(quote.discount > 0
		? [{ label: m.desk_coupon_sum_code(), value: `−${rupees(quote.discount)}`, isTotal: false }]
		: []),
	{ label: m.desk_coupon_sum_gst(), value: rupees(quote.gst), isTotal: false },
	{ label: m.desk_coupon_sum_total(), value: rupees(quote.total), isTotal: true },
]

type PriceProps = { place: SimulatorSearch; onToggle: (id: string) => void }

/** The price of a simulated cart, line by line, with the reasons for it. */
export const SimulatedPrice = ({ place, onToggle }: PriceProps) => {
	const { data, error, isPending } = useQuery(simulationQuery(place))
	if (isPending) return <p role="status">{m.desk_loading()}</p>
	if (error || !data) {
		const isNobody = error instanceof ApiError && error.status === 404
		return (
			<Notice kind="warning">{isNobody ? m.desk_coupon_sim_nobody() : m.desk_unavailable()}</Notice>
		)
	}
	return (
		<section aria-label={m.desk_coupon_sim_price()}>
			<h2 className={title}>{m.desk_coupon_sim_price()}</h2>
			<div className={reasons}>
				{data.rejections.map(({ code, product_id: id }) => (
					<Notice key={`${code} ${id}`} kind="warning">
						<p>{reasonWords[code]()}</p>
					</Notice>
				))}
				{data.promo && <Notice>{m.desk_coupon_sim_applies({ title: data.promo.title })}</Notice>}
			</div>
			<DataTable
				label={m.desk_coupon_sim_price()}
				heads={[
					m.desk_coupon_sim_product(),
					m.desk_coupon_sim_type(),
					m.desk_coupon_sim_remove(),
					m.desk_coupon_sim_list(),
				]}
				rows={data.lines.map((line) => ({
					key: line.product_id,
					cells: [
						line.title,
						courseTypeLabel(line.course_type),
						<Button
							key="remove"
							tone="outline"
							size="sm"
							aria-label={m.desk_coupon_sim_remove_name({ title: line.title })}
							onClick={() => onToggle(line.product_id)}
						>
							{m.desk_coupon_sim_remove()}
						</Button>,
						rupees(line.price),
					],
				}))}
				sums={sumsOf(data)}
			/>
		</section>
	)
}
