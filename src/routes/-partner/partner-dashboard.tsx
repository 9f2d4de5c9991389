import { Link } from '@tanstack/react-router'
import {
	type DashboardSearch,
	PartnerDashboard,
} from '#features/shop/partner/partner-dashboard.tsx'
import { CopyLink } from '#features/web/share/copy-link.tsx'
import { m } from '#i18n/messages'

type DashboardProps = {
	to: '/institutional-partner/dashboard' | '/value-partner'
	title: string
	search: DashboardSearch
}

/** A partner’s dashboard at its address, with the link to copy. */
export const PartnerDashboardAt = ({ to, title, search }: DashboardProps) => (
	<PartnerDashboard
		title={title}
		search={search}
		showLink={(url) => <CopyLink url={url} title={m.partner_link()} />}
		linkTo={(asked, props) => <Link to={to} search={asked} resetScroll={false} {...props} />}
	/>
)
