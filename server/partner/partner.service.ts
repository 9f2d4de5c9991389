import { readMetrics } from '#server/partner/metrics.store.ts'

/** API-03: what came of a partner's referrals: schools, their teachers, licences given and used, courses finished. */
export const measurePartner = readMetrics
