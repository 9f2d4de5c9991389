import { insertEvent } from '#server/analytics/analytics.store.ts'

/** ANA-01: stores an event; `properties` hold nothing personal. */
export const storeEvent = insertEvent
