import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Figures } from '#ui/display/figures.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { Section } from '#ui/layout/section.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Pagination, type PaginationProps } from '#ui/list/pagination.tsx'
import { earningsQuery, PAGE_SIZE, type PartnerEarnings } from './partner.queries.ts'

const rest = css({ pt: '4' })
const whole = css({ whiteSpace: 'nowrap' })

const stateOf = (one: PartnerEarnings['data'][number]): string => {
	if (one.status === 'cancelled') return m.partner_cancelled()
	return one.status === 'paid_out'
		? m.partner_paid_on({
				date: shortDate(one.paid_out_at ?? one.earned_at),
				reference: one.reference ?? '',
			})
		: m.partner_earned_on({ date: shortDate(one.earned_at) })
}

const Rows = ({ data }: Pick<PartnerEarnings, 'data'>) => (
	<DataTable
		label={m.partner_earnings()}
		heads={[
			...[m.partner_school(), m.partner_order(), m.partner_base(), m.partner_rate()],
			...[m.partner_amount(), m.partner_earning_state()],
		]}
		rows={data.map((one) => ({
			key: one.id,
			cells: [
				one.school,
				<span key="order" className={whole}>
					{one.order_number}
				</span>,
				...[rupees(one.base), m.partner_percent({ rate: one.rate }), rupees(one.amount)],
				stateOf(one),
			],
		}))}
	/>
)

/** A partner's earnings from orders of these schools, newest first, with totals. */
export const Earnings = ({ page, linkTo }: Omit<PaginationProps, 'pages'>) => (
	<Section title={m.partner_earnings()}>
		<Loaded query={useQuery(earningsQuery(page))}>
			{({ total, earned, paid_out, data }) =>
				total === 0 ? (
					<EmptyState title={m.partner_earnings_none()} text={m.partner_earnings_none_text()} />
				) : (
					<>
						<Figures
							facts={[
								{ label: m.partner_due(), value: rupees(earned) },
								{ label: m.partner_paid(), value: rupees(paid_out) },
							]}
						/>
						<div className={rest}>
							<Rows data={data} />
						</div>
						<Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} linkTo={linkTo} />
					</>
				)
			}
		</Loaded>
	</Section>
)
