import { desc, eq } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Db } from '#server/platform/database/open.ts'
import { mail } from '#server/platform/database/schema/delivery.ts'

/** A plain mail to one address. */
export type Mail = { to: string; subject: string; text: string }

/** Delivers mail; `isEmbedded` says that it can be read at /dev/mail. */
export type Mailer = { isEmbedded: boolean; send: (mail: Mail) => Promise<void> }

/** A mailer that speaks to the mail server at an `smtp://` or `smtps://` URL. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url)
  return {
    isEmbedded: false,
    send: async (message) => {
      await transport.sendMail({ from, ...message })
    },
  }
}

/** A mailer that keeps mail in the database, for trying the product without a mail server. */
export const embeddedMailer = (db: Db, clock: () => Date): Mailer => ({
  isEmbedded: true,
  send: async (message) => {
    const links = message.text.match(/https?:\/\/\S+/g) ?? []
    await db.insert(mail).values({ ...message, links, createdAt: clock() })
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
