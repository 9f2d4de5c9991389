import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { rupees } from '#ui/display/rupees.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Pagination, type PaginationProps } from '#ui/list/pagination.tsx'
import { mutedProse } from '#ui/look.ts'
import { DueEarnings } from './due-earnings.tsx'
import { PAGE_SIZE, type PartnerData } from './partner.queries.ts'
import type { ShowLink } from './partner-link.tsx'
import { partnersQuery } from './partner-staff.queries.ts'
import { SchoolGifts } from './school-gifts.tsx'

const kinds = {
	channel_partner: m.partner_kind_channel,
	institutional_value_partner: m.partner_kind_value,
	institutional_sales_partner: m.partner_kind_sales,
}

const Rows = ({ data }: { data: readonly PartnerData[] }) => (
	<DataTable
		label={m.partner_all()}
		heads={[
			...[m.partner_name(), m.partner_kind(), m.partner_schools(), m.partner_open()],
			m.partner_paid_out(),
		]}
		rows={data.map((one) => ({
			key: one.id,
			cells: [
				...[`${one.name}, ${one.email}`, kinds[one.role](), one.schools],
				...[rupees(one.earned), rupees(one.paid_out)],
			],
		}))}
	/>
)

type PartnersProps = Omit<PaginationProps, 'pages'> & {
	/** True if the viewer notes what was paid out. */
	settles: boolean
	showLink: ShowLink
}

/** All partners with what they brought and earned, and what is to be paid to them (ROL-02). */
export const AllPartners = ({ page, linkTo, settles, showLink }: PartnersProps) => (
	<>
		<Heading>{m.partner_value_dashboard()}</Heading>
		<p className={mutedProse}>{m.partner_staff_lead()}</p>
		<DueEarnings settles={settles} />
		<Section title={m.partner_all()}>
			<Loaded query={useQuery(partnersQuery(page))}>
				{({ total, data }) =>
					total === 0 ? (
						<EmptyState title={m.partner_none()} text={m.partner_none_text()} />
					) : (
						<>
							<Rows data={data} />
							<Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} linkTo={linkTo} />
						</>
					)
				}
			</Loaded>
		</Section>
		<SchoolGifts showLink={showLink} />
	</>
)
