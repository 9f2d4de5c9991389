import type { MailWords } from '#domain/people/mail-text.rules.ts'
import type { KindMail, MailKind } from './mailer.ts'

/** Declares a kind of mail with the words that the product has for it. */
export const mailKind = <Value extends string>(kind: MailKind<Value>): MailKind<Value> => kind

/** Names of the values of a kind; of several kinds, all of them. */
type ValueOf<Kind> = Kind extends MailKind<infer Value> ? Value : never

type Told<Kind> = {
	to: string
	language?: 'en' | 'hi'
	values: Readonly<Record<ValueOf<Kind>, string>>
} & Pick<KindMail, 'about' | 'attachments'>

/** A mail of a kind with its values; its words are looked up when it is sent. */
export const mailOf = <Kind extends MailKind>(
	{ name, hi }: Kind,
	{ language = 'en', values, ...told }: Told<Kind>,
): KindMail => ({ ...told, kind: name, language: hi ? language : 'en', values })

/** The words of a kind in a language, as the product has them. */
export const shippedWords = (kind: MailKind, language: 'en' | 'hi'): MailWords =>
	(language === 'hi' && kind.hi) || kind.en
