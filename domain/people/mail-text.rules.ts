/** Subject and text of a mail, with `{name}` where a value goes. */
export type MailWords = { subject: string; text: string }

/** Values that a mail can name; the shop's names are always there. */
export type MailValues = Readonly<Record<string, string>>

/** Values of every mail: the shop's name, and the same in Hindi script. */
export const brandValues = ['brand', 'brand_hi'] as const

/** Most characters of each. */
export const longestMail = { subject: 200, text: 5000 } as const

/** A part of a mail: lines of a paragraph, or a link that is a button. */
export type MailBlock =
	| { kind: 'paragraph'; lines: string[] }
	| { kind: 'button'; label: string; url: string }

const PLACE = /\{(\w+)\}/g
const BUTTON = /^\[([^\]]+)\]\((\S+)\)$/

/** Names that a text has in braces, each once. */
export const placesOf = (text: string): string[] => [
	...new Set([...text.matchAll(PLACE)].map(([, name]) => name!)),
]

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const ALONE = /^\s*\{(\w+)\}\s*$/

/**
 * Writes values into a line. A value alone on its line may have several lines; a line of
 * nothing but empty values is left out.
 */
const fillLine = (line: string, values: MailValues): string[] => {
	const alone = ALONE.exec(line)?.[1]
	if (alone && values[alone] !== undefined) return values[alone] ? values[alone].split('\n') : []
	const write = (place: string, name: string) => oneLine(values[name] ?? place)
	const filled = line.replaceAll(PLACE, write)
	const isGone = filled.trim() === '' && line.trim() !== ''
	return isGone ? [] : [filled.replaceAll(' ,', ',')]
}

/** Subject and parts of a mail with its values. */
export const fillMail = (
	{ subject, text }: MailWords,
	values: MailValues,
): { subject: string; blocks: MailBlock[] } => {
	const blocks = text.trim().split(/\n\s*\n/)
	return {
		subject: oneLine(fillLine(subject, values).join(' ')),
		blocks: blocks.flatMap((block): MailBlock[] => {
			const [, label, place] = BUTTON.exec(block.trim()) ?? []
			if (label && place) return [{ kind: 'button', label, url: fillLine(place, values).join('') }]
			const lines = block.split('\n').flatMap((line) => fillLine(line, values))
			return lines.length > 0 ? [{ kind: 'paragraph', lines }] : []
		}),
	}
}

/** The text of a mail for a reader without HTML, which ends with the shop's name. */
export const plainTextOf = (blocks: readonly MailBlock[], brand: string): string =>
	[
		...blocks.map((block) =>
			block.kind === 'button' ? `${block.label}:\n${block.url}` : block.lines.join('\n'),
		),
		brand,
	].join('\n\n')

/** A fault of words of a mail; `name` is the value in question. */
export type MailFault =
	| { kind: 'subject' | 'text' | 'long' }
	| { kind: 'unknown' | 'missing'; name: string }

/**
 * The first thing wrong with words of a mail; null for none. A value that the mail does not have
 * would stay in braces; without a needed one, such as the link to sign in, it says too little.
 */
export const mailFaultOf = (
	{ subject, text }: MailWords,
	of: { values: readonly string[]; needed: readonly string[] },
): MailFault | null => {
	if (subject.trim() === '' || subject.includes('\n')) return { kind: 'subject' }
	if (text.trim() === '') return { kind: 'text' }
	if (subject.length > longestMail.subject || text.length > longestMail.text)
		return { kind: 'long' }
	const known = [...of.values, ...brandValues]
	const unknown = placesOf(`${subject} ${text}`).find((name) => !known.includes(name))
	if (unknown) return { kind: 'unknown', name: unknown }
	const missing = of.needed.find((name) => !placesOf(text).includes(name))
	return missing ? { kind: 'missing', name: missing } : null
}
