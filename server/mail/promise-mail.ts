import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema/delivery.ts'
import type { Mail } from '#server/mail/mailer.ts'

/** Promises a mail inside the caller's transaction; the outbox sends it after the commit. */
export const promiseMail = (db: Db, message: Mail, now: Date) =>
  db.insert(outbox).values({ topic: 'mail', payload: message, createdAt: now })
