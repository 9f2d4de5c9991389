import type { SQL } from 'drizzle-orm'
import type { InboxKind } from '#domain/people/inbox.rules.ts'

/**
 * One kind of things that wait for a person (DSK-12). `waiting` is a select of id, title, person,
 * since, deadline and owner_id, in this order; owner_id is null for a kind that is taken in the
 * inbox. `ids` selects as many rows without joins, where that is quicker to count.
 */
export type InboxSource = { kind: InboxKind; waiting: SQL; ids?: SQL }
