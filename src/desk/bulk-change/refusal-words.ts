import { m } from '#i18n/messages'

const words: Readonly<Record<string, () => string>> = {
	'draft-changed': m.bulk_refused_changed,
	'draft-moved': m.bulk_refused_status,
	'draft-incomplete': m.bulk_refused_incomplete,
	'quiz-changed': m.bulk_refused_changed,
	'banner-changed': m.bulk_refused_changed,
	'mail-changed': m.bulk_refused_changed,
	'text-changed': m.bulk_refused_changed,
	'not-found': m.bulk_refused_gone,
}

/** A sentence for the code with which an item of a list was refused. */
export const refusalWords = (code: string): string => (words[code] ?? m.bulk_refused_other)()
