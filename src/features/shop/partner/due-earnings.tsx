import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { rupees } from '#ui/display/rupees.ts'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { small, titleText } from '#ui/look.ts'
import type { DueEarning } from './partner.queries.ts'
import { dueEarningsQuery } from './partner-staff.queries.ts'
import { PayoutForm } from './payout-form.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const Item = ({ earning, settles }: { earning: DueEarning; settles: boolean }) => (
	<li className={cx(panel({ pad: true }), list)}>
		<div>
			<h3 className={titleText}>{`${earning.partner} · ${rupees(earning.amount)}`}</h3>
			<p className={small}>
				{m.partner_open_facts({
					...{ school: earning.school, order: earning.order_number, rate: earning.rate },
					...{ base: rupees(earning.base), date: shortDate(earning.earned_at) },
				})}
			</p>
		</div>
		{settles && <PayoutForm earning={earning} />}
	</li>
)

/** Unpaid earnings of partners, oldest first; `settles` for accounts that may record a payment. */
export const DueEarnings = ({ settles }: { settles: boolean }) => (
	<Section title={m.partner_open()}>
		<Loaded query={useQuery(dueEarningsQuery)}>
			{({ data }) =>
				data.length === 0 ? (
					<EmptyState title={m.partner_open_none()} text={m.partner_open_none_text()} />
				) : (
					<ul className={list}>
						{data.map((earning) => (
							<Item key={earning.id} earning={earning} settles={settles} />
						))}
					</ul>
				)
			}
		</Loaded>
	</Section>
)
