import type { QueryClient } from '@tanstack/react-query'
import { isPartnerStaff } from '#domain/shop/partner-roles.rules.ts'
import {
	broughtSchoolsQuery,
	earningsQuery,
	partnerFiguresQuery,
} from '#features/shop/partner/partner.queries.ts'
import type { DashboardSearch } from '#features/shop/partner/partner-dashboard.tsx'
import { dueEarningsQuery, partnersQuery } from '#features/shop/partner/partner-staff.queries.ts'

/**
 * Reads ahead what these roles see of partners at `/value-partner`; what fails is read again by the
 * page.
 * @returns whether they see a dashboard there
 */
export const readValuePartner = async (
	queryClient: QueryClient,
	roles: readonly string[],
	{ schools, earnings }: DashboardSearch,
): Promise<boolean> => {
	if (isPartnerStaff(roles)) {
		await Promise.all([
			queryClient.prefetchQuery(dueEarningsQuery),
			queryClient.prefetchQuery(partnersQuery(schools)),
		])
		return true
	}
	const isChannel = roles.includes('channel_partner')
	if (isChannel || roles.includes('institutional_value_partner'))
		await queryClient.prefetchQuery(partnerFiguresQuery)
	if (isChannel)
		await Promise.all([
			queryClient.prefetchQuery(broughtSchoolsQuery()),
			queryClient.prefetchQuery(broughtSchoolsQuery(schools)),
			queryClient.prefetchQuery(earningsQuery(earnings)),
		])
	return isChannel
}
