import { page, readSearchBy } from '#api/search-fields.ts'
import type { DashboardSearch } from '#features/shop/partner/partner-dashboard.tsx'

const fields = readSearchBy({ schools: page, earnings: page })

/**
 * The pages of a partner’s two lists, out of the address; apart from the views, which load with
 * their page.
 */
export const dashboardSearch = (raw: unknown): DashboardSearch => fields(raw) as DashboardSearch
