import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { mail } from '#server/platform/database/schema/delivery.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

/** A mailer that keeps mail in the database, one that comes again once, for trying the product without a mail server. */
export const embeddedMailer = (db: Db, clock: () => Date): Mailer => ({
  isEmbedded: true,
  send: async (message, id) => {
    const links = message.text.match(/https?:\/\/\S+/g) ?? []
    const row = { ...message, id, links, createdAt: clock() }
    await db.insert(mail).values(row).onConflictDoNothing()
  },
})

/** The newest mails first, of one address or of all (at most 50). */
export const listMail = (db: Db, to: string | undefined) =>
  db
    .select({
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      links: mail.links,
      createdAt: mail.createdAt,
    })
    .from(mail)
    .where(to ? eq(mail.to, to.toLowerCase()) : undefined)
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(50)
