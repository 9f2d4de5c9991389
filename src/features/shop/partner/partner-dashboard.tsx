import type { ReactNode } from 'react'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import type { PageLinkProps } from '#ui/list/pagination.tsx'
import { mutedProse } from '#ui/look.ts'
import { BroughtSchools } from './brought-schools.tsx'
import { Earnings } from './earnings.tsx'
import { PartnerFigures } from './partner-figures.tsx'
import { PartnerLink, type ShowLink } from './partner-link.tsx'

/** The pages of the two lists, from 1. */
export type DashboardSearch = { schools?: number | undefined; earnings?: number | undefined }

type DashboardProps = {
	title: string
	search: DashboardSearch
	showLink: ShowLink
	linkTo: (search: DashboardSearch, props: PageLinkProps) => ReactNode
}

/** A partner’s figures, link, schools and earnings (NAV-10, PRF-03, ROL-02). */
export const PartnerDashboard = ({ title, search, showLink, linkTo }: DashboardProps) => (
	<>
		<Heading>{title}</Heading>
		<p className={mutedProse}>{m.partner_dashboard_lead({ brand: brand() })}</p>
		<PartnerFigures />
		<PartnerLink showLink={showLink} />
		<BroughtSchools
			page={search.schools ?? 1}
			linkTo={(schools, props) => linkTo({ ...search, schools }, props)}
		/>
		<Earnings
			page={search.earnings ?? 1}
			linkTo={(earnings, props) => linkTo({ ...search, earnings }, props)}
		/>
	</>
)
