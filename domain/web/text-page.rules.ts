/** Part of a text. Words may hold links as `[words](address)`. */
export type TextBlock =
	| { kind: 'paragraph'; words: string }
	| { kind: 'list' | 'steps'; items: string[] }
	| { kind: 'table'; head: string[]; rows: string[][] }

/** A question with its answer. */
export type TextQuestion = { title: string; blocks: TextBlock[] }

export type TextSection = {
	/** Its anchor, the same in every language. */
	id: string
	title: string
	blocks: TextBlock[]
	questions: TextQuestion[]
}

/** A page of text in one language. */
export type Text = {
	title: string
	/** For search engines and link previews. */
	description: string
	/** The day of its last change, `2026-11-20`; null where no reader needs it. */
	updated: string | null
	lead: string
	sections: TextSection[]
}

/** The pages that are mostly text, by the name of their file. */
export const textNames = [
	'aboutus',
	'channel-partner',
	'contact',
	'gtm',
	'help',
	'international-tpo',
	'mindmap',
	'privacy',
	'privacy-policy',
	'refund-policy',
	'terms-of-use',
	'tpo-2025',
	'value-partner',
	'vidya-app',
	'vidya-for-schools',
	'vidya-for-schools-certification',
	'vidya-for-schools-recruitment',
	'vidya-for-schools-training',
	'vidya-plus',
] as const

export type TextName = (typeof textNames)[number]

const cellsOf = (row: string): string[] =>
	row
		.slice(1, -1)
		.split('|')
		.map((cell) => cell.trim())

const blockOf = (lines: readonly string[]): TextBlock => {
	const [first = '', , ...rows] = lines
	if (first.startsWith('- '))
		return { kind: 'list', items: lines.map((line) => line.replace(/^- /, '')) }
	if (/^\d+\. /.test(first))
		return { kind: 'steps', items: lines.map((line) => line.replace(/^\d+\. /, '')) }
	if (first.startsWith('|'))
		return { kind: 'table', head: cellsOf(first), rows: rows.map((row) => cellsOf(row)) }
	return { kind: 'paragraph', words: lines.join(' ') }
}

/** Lines in groups, as blank lines part them. */
const groupsOf = (source: string): string[][] =>
	source
		.split(/\n\s*\n/)
		.map((group) => group.split('\n').filter((line) => line !== ''))
		.filter((group) => group.length > 0)

const sectionOf = (source: string): TextSection => {
	const [, title, id] = /^(.*) \{#([\w-]+)\}$/m.exec(source) ?? []
	if (!title || !id) throw new Error(`A section has no title with {#id}: ${source.slice(0, 60)}`)
	const [own = '', ...questions] = source.slice(source.indexOf('\n')).split(/^### /m)
	return {
		id,
		title,
		blocks: groupsOf(own).map(blockOf),
		questions: questions.map((question) => {
			const end = question.indexOf('\n')
			const blocks = groupsOf(question.slice(end)).map(blockOf)
			return { title: question.slice(0, end), blocks }
		}),
	}
}

/**
 * Reads a text as it is written in `texts/`: `title:`, `description:` and perhaps `updated:`, then
 * a lead, then sections `## Title {#id}` with paragraphs, `- lists`, `1. steps`, `| tables |` and
 * `### questions`.
 * @throws Error where a title, a description or an id is missing, or an id is there twice
 */
export const parseText = (source: string): Text => {
	const [top = '', ...sections] = source.split(/^## /m)
	const [facts = [], lead = []] = groupsOf(top)
	const named = Object.fromEntries(facts.map((line) => line.split(/: (.*)/)))
	const { title, description, updated = null } = named as Record<string, string | undefined>
	if (!title || !description) throw new Error(`A text has no title or description: ${top}`)
	const read = sections.map(sectionOf)
	const twice = read.find(({ id }, i) => read.findIndex((one) => one.id === id) < i)
	if (twice) throw new Error(`Two sections have {#${twice.id}}.`)
	return { title, description, updated, lead: lead.join(' '), sections: read }
}

/** Returns why a text cannot be read; null for one that can. */
export const textFaultOf = (source: string): string | null => {
	try {
		parseText(source)
		return null
	} catch (error) {
		return (error as Error).message
	}
}
