import { redirect } from '@tanstack/react-router'
import { productPath } from '#domain/web/navigation.rules.ts'

/**
 * Leads to the own path of a resource from any other one that finds it: a former address, or that
 * of another type (DSK-07). The status 301 says that it moved for good.
 */
export const leadToOwn = (resource: Parameters<typeof productPath>[0], path: string): void => {
	const own = productPath(resource)
	if (own !== path) throw redirect({ to: own, replace: true, statusCode: 301 })
}
