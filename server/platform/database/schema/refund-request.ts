import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { refundRequestStatusMachine } from '#machines/shop/refund/refund-request-status.machine.ts'
import { account } from './account.ts'
import { at, id } from './columns.ts'
import { order } from './order.ts'

/**
 * INV-03: what a buyer asks for, once an order: asked → approved → sent → received, or refused, or
 * withdrawn while it was only asked.
 */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => order.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    status: text('status').$type<StatusOf<typeof refundRequestStatusMachine>>().notNull(),
    reason: text('reason').$type<'unwanted' | 'unsuitable' | 'broken' | 'other'>().notNull(),
    words: text('words').notNull(),
    /** Of the mails about it. */
    language: text('language').$type<'en' | 'hi'>().notNull(),
    askedAt: at('asked_at').notNull(),
    decidedAt: at('decided_at'),
    /** Null where the money went back before anybody decided. */
    decidedBy: uuid('decided_by').references(() => account.id),
    decision: text('decision').notNull().default(''),
    sentAt: at('sent_at'),
    receivedAt: at('received_at'),
  },
  (t) => [
    index('refund_request_mine').on(t.accountId, t.askedAt.desc()),
    index('refund_request_open').on(t.status, t.askedAt),
  ],
)
