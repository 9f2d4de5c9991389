import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { mail } from './mail.tables.ts'
import type { Mailer } from './mailer.ts'

/**
 * A mailer that keeps mail in the database, one that comes again once, for trying the product
 * without a mail server.
 */
export const embeddedMailer = (db: Db, clock: () => Date): Mailer => ({
	isEmbedded: true,
	send: async ({ attachments, ...message }, id) => {
		const links = message.text.match(/https?:\/\/\S+/g) ?? []
		const files = attachments.map((file) => ({
			...file,
			content: file.content.toString('base64'),
		}))
		const row = { ...message, id, links, files, createdAt: clock() }
		await db.insert(mail).values(row).onConflictDoNothing()
	},
})

/** The newest mails first, of one address or of all (at most 50). */
export const listMail = (db: Db, to: string | undefined) =>
	db
		.select({
			id: mail.id,
			to: mail.to,
			subject: mail.subject,
			text: mail.text,
			links: mail.links,
			files: sql<
				string[]
			>`(select coalesce(jsonb_agg(file->'filename'), '[]') from jsonb_array_elements(${mail.files}) file)`,
			createdAt: mail.createdAt,
		})
		.from(mail)
		.where(to ? eq(mail.to, to.toLowerCase()) : undefined)
		.orderBy(desc(mail.createdAt), desc(mail.id))
		.limit(50)

/** A mail as HTML; undefined when there is none. */
export const findHtml = async (db: Db, id: string): Promise<string | undefined> =>
	(await db.select({ html: mail.html }).from(mail).where(eq(mail.id, id)))[0]?.html

/** A file of a mail; undefined when there is none. @param place counted from 0 */
export const findFile = async (db: Db, id: string, place: number) => {
	const [row] = await db.select({ files: mail.files }).from(mail).where(eq(mail.id, id))
	const file = row?.files[place]
	return file && { ...file, content: Buffer.from(file.content, 'base64') }
}
