import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from './subscription.queries.ts'

const none: Readonly<Record<string, number>> = {}

/**
 * Returns the running plan's discount on the next purchase, in percent by course type; 100 if
 * included (CRD-08).
 */
export const usePlanPercents = (signedIn: boolean): Readonly<Record<string, number>> => {
	const { data } = useQuery({ ...subscriptionQuery, enabled: signedIn })
	return (signedIn && data?.percents) || none
}
