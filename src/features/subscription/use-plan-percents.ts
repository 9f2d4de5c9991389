import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from './subscription.queries.ts'

const none: Readonly<Record<string, number>> = {}

/** What the running plan takes off further purchases, in percent by course type; a free plan takes nothing (CRD-08). */
export const usePlanPercents = (signedIn: boolean): Readonly<Record<string, number>> => {
  const { data } = useQuery({
    ...subscriptionQuery,
    enabled: signedIn,
    select: (plan) =>
      !plan || plan.is_free
        ? none
        : Object.fromEntries(
            Object.entries(plan.benefits).map(([type, benefit]) => [
              type,
              benefit.additional_purchases?.discount ?? 0,
            ]),
          ),
  })
  return (signedIn && data) || none
}
