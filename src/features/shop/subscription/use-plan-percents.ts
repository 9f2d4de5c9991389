import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from './subscription.queries.ts'

const none: Readonly<Record<string, number>> = {}

/**
 * What the running plan takes off the next purchase, in percent by course type; 100 where the plan
 * includes it (CRD-08).
 */
export const usePlanPercents = (signedIn: boolean): Readonly<Record<string, number>> => {
  const { data } = useQuery({ ...subscriptionQuery, enabled: signedIn })
  return (signedIn && data?.percents) || none
}
