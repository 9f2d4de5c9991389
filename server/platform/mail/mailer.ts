import type { Transporter } from 'nodemailer'
import type { MailValues, MailWords } from '#domain/people/mail-text.rules.ts'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Names what is attached to a mail; the file is made when the mail is sent. */
export type AttachmentRef =
	| { kind: 'invoice'; id: string }
	/** Of an account's registration. */
	| { kind: 'calendar'; id: string; accountId: string; language: 'en' | 'hi' }

/** A file of a mail. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

type Letter = {
	to: string
	/** The address of another person whom the text is about, so that an erasure finds the mail. */
	about?: string
	attachments?: AttachmentRef[]
}

/**
 * A kind of mail. Each value has a sample, for a preview; a text without the `needed` ones would
 * say too little. A kind without Hindi words is sent in English. An optional one is a reminder or a
 * report, which its reader can switch off (29.14).
 */
export type MailKind<Value extends string = string> = {
	name: string
	values: Readonly<Record<Value, string>>
	needed: readonly NoInfer<Value>[]
	isOptional?: boolean
	en: MailWords
	hi?: MailWords
}

/** A mail of a kind with its values. */
export type KindMail = Letter & { kind: string; language: 'en' | 'hi'; values: MailValues }

/** A mail to one address: of a kind, or with its own words. */
export type Mail = KindMail | (Letter & { subject: string; text: string })

/** Subject and text of a mail as it is sent, for readers with and without HTML. */
export type SentWords = {
	subject: string
	text: string
	html: string
	/** The address at which mails of its kind are switched off (RFC 2369). */
	list?: { unsubscribe: string }
}

/** A mail as it is sent, with its files. */
export type MailWithFiles = { to: string; attachments: Attachment[] } & SentWords

/**
 * Delivers mail; `id` is the same when a mail is tried again. `isEmbedded` says that it can be read
 * at /dev/mail.
 */
export type Mailer = {
	isEmbedded: boolean
	send: (mail: MailWithFiles, id: string) => Promise<void>
}

/** Mails that wait in the database. */
export type Mails = {
	/**
	 * Promises a mail inside the caller's transaction. After `until` it is not sent any more; one
	 * that ends so goes before those that do not.
	 */
	enqueue: (tx: Db, mail: Mail, until?: Date) => Promise<void>
	/** Deletes, inside the caller's transaction, the waiting mails to an address or about it. */
	forget: (tx: Db, address: string) => Promise<void>
	/**
	 * Sends what waits, soon; with the embedded mailbox all mails without drawn documents have been
	 * tried when this resolves. Call it after the commit.
	 */
	nudge: () => Promise<void>
	/** The kinds of mail of this product. */
	kinds: readonly MailKind[]
	/** A mail of a kind as it is sent, with the words given or those that are shipped. */
	compose: (mail: KindMail, words?: MailWords) => SentWords
	/** Tries everything that is due now. */
	deliver: () => Promise<void>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * A mailer that speaks to the mail server at an `smtp://` or `smtps://` URL; its library is loaded
 * with the first mail. The sender is read for each mail.
 */
export const smtpMailer = (url: string, config: Pick<Config, 'MAIL_FROM'>): Mailer => {
	let transport: Promise<Transporter> | undefined
	const open = async () => (await import('nodemailer')).createTransport({ url, ...timeouts })
	return {
		isEmbedded: false,
		send: async (mail, id) => {
			transport ??= open()
			await (await transport).sendMail({
				from: config.MAIL_FROM,
				messageId: `<${id}@vidya>`,
				...mail,
			})
		},
	}
}
