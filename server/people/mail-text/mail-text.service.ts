import { v7 } from 'uuid'
import { type MailWords, mailFaultOf } from '#domain/people/mail-text.rules.ts'
import type { MailText, MailTexts, TriedMail } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { shippedWords } from '#server/platform/mail/mail-kind.ts'
import type { MailKind } from '#server/platform/mail/mailer.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { deleteMail, findMail, findOwnMails, writeMail } from './mail-text.store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'mails'>

/** A kind of mail and the language of its words. */
export type MailPlace = { language: 'en' | 'hi'; name: string }

/** Mails to oneself in an hour. */
const MOST_TRIES = 30
const HOUR_MS = 3_600_000

const subjectOf = ({ language, name }: MailPlace) => ({
	kind: 'mail-text',
	id: `${language}/${name}`,
})

/** @throws Problem 404 not-found for no mail, or none in this language */
const requireKind = ({ mails }: Pick<Deps, 'mails'>, { language, name }: MailPlace): MailKind => {
	const kind = mails.kinds.find((one) => one.name === name)
	if (!kind?.[language]) throw new Problem(404, 'not-found')
	return kind
}

/** @throws Problem 409 mail-invalid with what is wrong */
const requireFit = (kind: MailKind, words: MailWords): void => {
	const fault = mailFaultOf(words, { values: Object.keys(kind.values), needed: kind.needed })
	if (fault) throw new Problem(409, 'mail-invalid', fault.kind, { fault })
}

/** The words that the shop wrote for a mail that is sent; null where the shipped ones are used. */
export const findMailWords = async (
	db: Db,
	name: string,
	language: 'en' | 'hi',
): Promise<MailWords | null> => {
	const row = await findMail(db, { name, language })
	return row ? { subject: row.subject, text: row.text } : null
}

/** 28.3: every kind of mail in each of its languages, and when the shop wrote its words. */
export const listMails = async ({ db, mails }: Needs): Promise<MailTexts> => {
	const own = await findOwnMails(db)
	const places = mails.kinds.flatMap((kind) =>
		(['en', 'hi'] as const)
			.filter((language) => kind[language])
			.map((language) => ({ language, name: kind.name, subject: kind[language]!.subject })),
	)
	return {
		data: places.map((place) => {
			const row = own.find(
				({ language, name }) => language === place.language && name === place.name,
			)
			return { ...place, changed_at: row?.changedAt.toISOString() ?? null }
		}),
	}
}

/** 28.3: the words of a mail, the shipped ones beside. @throws Problem 404 not-found */
export const readMail = async (deps: Needs, place: MailPlace): Promise<MailText> => {
	const kind = requireKind(deps, place)
	const row = await findMail(deps.db, place)
	const shipped = shippedWords(kind, place.language)
	return {
		words: row ? { subject: row.subject, text: row.text } : shipped,
		version: row?.version ?? 0,
		shipped,
		values: Object.entries(kind.values).map(([name, sample]) => ({
			...{ name, sample, is_needed: kind.needed.includes(name) },
		})),
	}
}

/**
 * 28.3: writes the words of a mail over the version that was read; mails that wait have them too.
 * @throws Problem 404 not-found; 409 mail-invalid with the fault, mail-changed if somebody wrote
 * meanwhile
 */
export const saveMail = async (
	deps: Needs,
	me: Account,
	place: MailPlace,
	{ words, version }: { words: MailWords; version: number },
): Promise<MailText> => {
	requireFit(requireKind(deps, place), words)
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		const before = await findMail(tx, place)
		const row = { ...place, ...words, version: version + 1, changedAt: now }
		if (!(await writeMail(tx, row))) throw new Problem(409, 'mail-changed')
		const act = { operation: 'saveMail', subject: subjectOf(place) }
		const states = { before: { subject: before?.subject ?? null }, after: { ...words } }
		await recordAct(tx, { actorId: me.id, ...act, ...states }, now)
	})
	return readMail(deps, place)
}

/**
 * 28.3: a mail has the shipped words again.
 * @throws Problem 404 not-found, 409 mail-changed if they are another version by now
 */
export const resetMail = async (
	deps: Needs,
	me: Account,
	place: MailPlace,
	version: number,
): Promise<undefined> => {
	requireKind(deps, place)
	await deps.db.transaction(async (tx) => {
		const before = await findMail(tx, place)
		if (!before || !(await deleteMail(tx, place, version))) throw new Problem(409, 'mail-changed')
		const act = { operation: 'resetMail', subject: subjectOf(place) }
		const states = { before: { subject: before.subject, text: before.text }, after: {} }
		await recordAct(tx, { actorId: me.id, ...act, ...states }, deps.clock())
	})
}

/**
 * 28.3: sends typed words with samples to the person who typed them.
 * @throws Problem 404 not-found, 409 mail-invalid, 409 mail-refused with the
 * mail server's `reason`, 429 too-many-requests
 */
export const tryMail = async (
	deps: Pick<Deps, 'db' | 'clock' | 'mails' | 'mailer'>,
	me: Account,
	place: MailPlace,
	words: MailWords,
): Promise<TriedMail> => {
	const kind = requireKind(deps, place)
	requireFit(kind, words)
	await takeTry(deps, { name: 'mail-try', subject: me.id, max: MOST_TRIES, windowMs: HOUR_MS })
	const { language, name } = place
	const sent = deps.mails.compose(
		{ to: me.email, kind: name, language, values: kind.values },
		words,
	)
	try {
		await deps.mailer.send({ to: me.email, ...sent, attachments: [] }, v7())
	} catch (error) {
		const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300)
		throw new Problem(409, 'mail-refused', undefined, { reason })
	}
	const act = { operation: 'tryMail', subject: subjectOf(place), before: {} }
	await recordAct(deps.db, { actorId: me.id, ...act, after: { to: me.email } }, deps.clock())
	const mailbox = `/dev/mail?to=${encodeURIComponent(me.email)}`
	return { to: me.email, mailbox_url: deps.mailer.isEmbedded ? mailbox : null }
}
