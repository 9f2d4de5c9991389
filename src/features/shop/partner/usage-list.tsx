import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { trainingHours } from '#i18n/training-words.ts'
import { css } from '#styled/css'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Pagination, type PaginationProps } from '#ui/list/pagination.tsx'
import { PAGE_SIZE, type PartnerUsage, partnerUsageQuery } from './partner.queries.ts'

const below = css({ pt: '5' })

const Rows = ({ data }: { data: readonly PartnerUsage[] }) => (
	<DataTable
		label={m.partner_usage_title()}
		heads={[
			...[m.partner_school(), m.partner_teachers(), m.partner_active(), m.partner_lessons()],
			m.partner_hours(),
		]}
		rows={data.map((one) => ({
			key: one.id,
			cells: [one.school, one.teachers, one.active, one.lessons, trainingHours(one.minutes)],
		}))}
	/>
)

/** Usage by the teachers of each school of a sales partner (PRF-03). */
export const UsageList = ({ page, linkTo }: Omit<PaginationProps, 'pages'>) => (
	<Loaded query={useQuery(partnerUsageQuery(page))}>
		{({ total, data }) =>
			total === 0 ? (
				<EmptyState title={m.partner_brought_none()} text={m.partner_brought_none_text()} />
			) : (
				<>
					<Rows data={data} />
					<Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} linkTo={linkTo} />
					<div className={below}>
						<DownloadLink
							href={`/institutional-partner/track-usage/usage.csv?language=${getLocale()}`}
						>
							{m.usage_csv()}
						</DownloadLink>
					</div>
				</>
			)
		}
	</Loaded>
)
