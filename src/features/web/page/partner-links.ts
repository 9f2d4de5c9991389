import { isPartnerStaff } from '#domain/shop/partner-roles.rules.ts'
import { m } from '#i18n/messages'

/** A sales partner’s pages, which are all that their sider shows (PRF-03). */
export const salesPartnerLinks = [
	{ to: '/institutional-partner/dashboard', label: m.partner_menu_dashboard },
	{ to: '/institutional-partner/spc-license', label: m.partner_menu_licences },
	{ to: '/institutional-partner/track-usage', label: m.partner_menu_usage },
] as const

const institutional = [
	{ to: '/institutional-partner/dashboard', label: m.partner_institutional_dashboard },
] as const

const value = [{ to: '/value-partner', label: m.partner_value_dashboard }] as const

/** Returns the menu's links for partners and for staff who support them (NAV-10, ROL-02). */
export const partnerLinks = (roles: readonly string[]) => {
	if (roles.includes('institutional_sales_partner')) return salesPartnerLinks
	return [
		...(roles.includes('institutional_value_partner') ? institutional : []),
		...(roles.includes('channel_partner') || isPartnerStaff(roles) ? value : []),
	]
}
