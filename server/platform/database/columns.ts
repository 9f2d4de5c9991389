import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** Primary key: UUIDv7, made by the application so that no sequence orders the engine. */
export const id = () => uuid('id').primaryKey().$defaultFn(v7)

/** A point in time with its zone, as a Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true })
