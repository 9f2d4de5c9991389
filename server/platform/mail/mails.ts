import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss } from 'pg-boss'
import { v7 } from 'uuid'
import {
	fillMail,
	type MailValues,
	type MailWords,
	plainTextOf,
} from '#domain/people/mail-text.rules.ts'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { spokenLanguage } from '#server/platform/site-settings.ts'
import { mailHtml, switchOff } from './mail-html.ts'
import { shippedWords } from './mail-kind.ts'
import type { Attachment, AttachmentRef, Mail, MailKind, Mails, SentWords } from './mailer.ts'

/** A mail of a kind waits with its shipped words too. */
type Waiting = { mail: Mail & { subject: string; text: string }; until: string | null }

/**
 * The queues of mails without and with documents that are drawn. Drawing yields to all other work,
 * so that only mails with documents wait for it.
 */
const queues = { plain: 'mail', drawn: 'mail-drawn' } as const

const names = Object.values(queues)

type QueueName = (typeof names)[number]

/**
 * Mails that are claimed in one statement; at two at a time all are tried within `expireInSeconds`.
 */
const CLAIMED = 10

/** Mails that are sent at the same time. */
const AT_A_TIME = 2

/**
 * Tries again after half a minute, then twice as long each time up to two hours, twelve times (half
 * a day). The mails of a server that died while it sent are free after two minutes; one that the
 * mail server had taken by then is sent again with the same Message-ID.
 */
const retries = {
	retryLimit: 12,
	retryDelay: 30,
	retryBackoff: true,
	retryDelayMax: 7200,
	expireInSeconds: 120,
	deleteAfterSeconds: 86_400,
}

const inside = (tx: Db) => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)

/** Opens the queues of mails. A mail that was sent is deleted, its text with it. */
export const openMails = async (
	deps: Pick<Deps, 'mailer' | 'clock' | 'log'> & {
		config: Pick<Config, 'BRAND_NAME' | 'BRAND_NAME_HI' | 'publicUrl' | 'site'>
		kinds: readonly MailKind[]
		/** The words that the shop wrote for a kind; null where the shipped ones are used. */
		findWords: (name: string, language: 'en' | 'hi') => Promise<MailWords | null>
		/** Makes what a mail names; null when it is not there any more. */
		attach: (ref: AttachmentRef) => Promise<Attachment | null>
	},
	queue: PgBoss,
): Promise<Mails> => {
	for (const name of names) {
		await queue.createQueue(name, retries)
		await queue.updateQueue(name, retries)
		// The library remembers a queue from its first read on, and a transaction of PGlite lets nobody
		// else read. No mail has a key.
		await queue.findJobs(name, { key: 'none' })
	}

	const dress = (
		words: MailWords,
		values: MailValues,
		{ language, isOptional = false }: { language: 'en' | 'hi'; isOptional?: boolean | undefined },
	): SentWords => {
		const { BRAND_NAME: latin, BRAND_NAME_HI: hindi, publicUrl: origin } = deps.config
		const brand = language === 'hi' ? hindi : latin
		const filled = fillMail(words, { ...values, brand: latin, brand_hi: hindi })
		const off = isOptional ? `${origin}/profile/notifications` : null
		const text = plainTextOf(filled.blocks, brand)
		return {
			subject: filled.subject,
			text: off ? `${text}\n${switchOff[language]}: ${off}` : text,
			html: mailHtml(filled, { brand, origin, language, off }),
			...(off && { list: { unsubscribe: off } }),
		}
	}

	const compose: Mails['compose'] = ({ kind: name, language, values }, words) => {
		const kind = deps.kinds.find((one) => one.name === name)
		if (!kind) throw new Error(`there is no mail ${name}`)
		const { isOptional } = kind
		return dress(words ?? shippedWords(kind, language), values, { language, isOptional })
	}

	const wordsOf = async (mail: Waiting['mail']): Promise<SentWords> => {
		if (!('kind' in mail && deps.kinds.some(({ name }) => name === mail.kind)))
			return { ...dress(mail, {}, { language: 'en' }), subject: mail.subject, text: mail.text }
		const language = spokenLanguage(deps.config.site, mail.language)
		return compose({ ...mail, language }, (await deps.findWords(mail.kind, language)) ?? undefined)
	}

	/** Words for a server of a release that does not know the kind. */
	const withWords = (mail: Mail): Waiting['mail'] => {
		if (!('kind' in mail)) return mail
		const { subject, text } = compose(mail)
		return { ...mail, subject, text }
	}

	const send = async (name: QueueName, id: string, { mail, until }: Waiting) => {
		try {
			if (!until || deps.clock() < new Date(until)) {
				const files = await Promise.all((mail.attachments ?? []).map(deps.attach))
				const attachments = files.filter((file) => file !== null)
				await deps.mailer.send({ to: mail.to, ...(await wordsOf(mail)), attachments }, id)
			}
			await queue.deleteJob(name, id)
		} catch (error) {
			deps.log.warn({ mail: id, code: codeOf(error) }, 'mail was not sent')
			await queue.fail(name, id, { code: codeOf(error) })
		}
	}

	const drain = async (name: QueueName): Promise<void> => {
		for (;;) {
			const jobs = await queue.fetch<Waiting>(name, { batchSize: CLAIMED })
			if (jobs.length === 0) return
			const waiting = jobs
				.toSorted((one, other) => Number(!one.data.until) - Number(!other.data.until))
				.values()
			const sendInTurn = async () => {
				for (const { id, data } of waiting) await send(name, id, data)
			}
			await Promise.all(Array.from({ length: AT_A_TIME }, sendInTurn))
		}
	}

	/** Makes a function that sends what is due in a queue; calls meanwhile share one more round. */
	const openLine = (name: QueueName) => {
		let running: Promise<void> | undefined
		let next: Promise<void> | undefined
		const deliver = (): Promise<void> => {
			if (running) {
				next ??= running.then(deliver, deliver)
				return next
			}
			next = undefined
			running = drain(name).finally(() => {
				running = undefined
			})
			return running
		}
		return deliver
	}

	const deliverPlain = openLine(queues.plain)
	const deliverDrawn = openLine(queues.drawn)
	const trying = (delivery: Promise<void>) =>
		delivery.catch((error) => deps.log.warn({ code: codeOf(error) }, 'mails wait'))

	return {
		kinds: deps.kinds,
		compose,
		enqueue: async (tx, mail, until) => {
			const data: Waiting = { mail: withWords(mail), until: until?.toISOString() ?? null }
			const isDrawn = mail.attachments?.some(({ kind }) => kind === 'invoice')
			const name = isDrawn ? queues.drawn : queues.plain
			await queue.send(name, data, { id: v7(), priority: until ? 1 : 0, db: inside(tx) })
		},
		forget: async (tx, address) => {
			const db = inside(tx)
			const wanted = [{ to: address }, { about: address }]
			for (const name of names) {
				const found = []
				for (const mail of wanted)
					found.push(...(await queue.findJobs(name, { data: { mail }, db })))
				const ids = found.map(({ id }) => id)
				if (ids.length > 0) await queue.deleteJob(name, ids, { db })
			}
		},
		deliver: async () => {
			await Promise.all([deliverPlain(), deliverDrawn()])
		},
		nudge: async () => {
			const tried = trying(deliverPlain())
			void trying(deliverDrawn())
			if (deps.mailer.isEmbedded) await tried
		},
	}
}
