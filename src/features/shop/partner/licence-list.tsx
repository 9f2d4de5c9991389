import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Pagination, type PaginationProps } from '#ui/list/pagination.tsx'
import { PAGE_SIZE, type PartnerLicence, partnerLicencesQuery } from './partner.queries.ts'

const below = css({ pt: '5' })

const Rows = ({ data }: { data: readonly PartnerLicence[] }) => (
	<DataTable
		label={m.partner_licences_title()}
		heads={[
			...[m.partner_school(), m.partner_licence(), m.partner_quantity(), m.partner_used()],
			...[m.partner_free(), m.partner_ends()],
		]}
		rows={data.map((one) => ({
			key: one.id,
			cells: [
				...[one.school, one.title, one.quantity, one.used, one.quantity - one.used],
				shortDate(one.ends_at),
			],
		}))}
	/>
)

/** Licences of the schools that a sales partner brought, which end last first (PRF-03). */
export const LicenceList = ({ page, linkTo }: Omit<PaginationProps, 'pages'>) => (
	<Loaded query={useQuery(partnerLicencesQuery(page))}>
		{({ total, data }) =>
			total === 0 ? (
				<EmptyState title={m.partner_licences_none()} text={m.partner_licences_none_text()} />
			) : (
				<>
					<Rows data={data} />
					<Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} linkTo={linkTo} />
					<div className={below}>
						<DownloadLink
							href={`/institutional-partner/spc-license/licences.csv?language=${getLocale()}`}
						>
							{m.usage_csv()}
						</DownloadLink>
					</div>
				</>
			)
		}
	</Loaded>
)
