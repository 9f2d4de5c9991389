import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Section } from '#ui/layout/section.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Pagination, type PaginationProps } from '#ui/list/pagination.tsx'
import { broughtSchoolsQuery, PAGE_SIZE, type PartnerSchools } from './partner.queries.ts'

const states = {
	verified: m.school_verified,
	review: m.school_review,
	rejected: m.school_rejected,
	unverified: m.school_unverified,
}

const Schools = ({ data }: Pick<PartnerSchools, 'data'>) => (
	<DataTable
		label={m.partner_brought()}
		heads={[
			...[m.partner_school(), m.partner_brought_on(), m.school_state(), m.partner_teachers()],
			m.partner_licences_used(),
		]}
		rows={data.map((one) => ({
			key: one.id,
			cells: [
				one.city ? `${one.name}, ${one.city}` : one.name,
				...[shortDate(one.brought_at), states[one.state](), one.teachers],
				m.partner_used_of({ used: one.licences_used, total: one.licences_total }),
			],
		}))}
	/>
)

/** The schools that a partner brought, newest first. */
export const BroughtSchools = ({ page, linkTo }: Omit<PaginationProps, 'pages'>) => (
	<Section title={m.partner_brought()}>
		<Loaded query={useQuery(broughtSchoolsQuery(page))}>
			{({ total, data }) =>
				total === 0 ? (
					<EmptyState title={m.partner_brought_none()} text={m.partner_brought_none_text()} />
				) : (
					<>
						<Schools data={data} />
						<Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} linkTo={linkTo} />
					</>
				)
			}
		</Loaded>
	</Section>
)
