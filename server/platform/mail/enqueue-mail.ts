import type { Db } from '#server/platform/database/open.ts'
import { outbox } from '#server/platform/database/schema/delivery.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** Promises a mail inside the caller's transaction; the outbox sends it after the commit. */
export const enqueueMail = (db: Db, message: Mail, now: Date) =>
  db.insert(outbox).values({ topic: 'mail', payload: message, createdAt: now })
