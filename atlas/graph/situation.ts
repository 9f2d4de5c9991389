import { json } from './label.ts'

/**
 * A situation taken apart: state value, `#tags` (and `!error`), projected context, and what follows
 * it (history, spawned and answered actors).
 */
export type Situation = { state: string; tags: string[]; context: unknown; rest: string }

/** Where the value ends that a text begins with, written as JSON. */
const endOfValue = (text: string): number => {
	let depth = 0
	let isText = false
	for (let at = 0; at < text.length; at++) {
		const letter = text[at]!
		if (isText) {
			if (letter === '\\') at += 1
			else if (letter === '"') isText = false
		} else if (letter === '"') isText = true
		else if (letter === '{' || letter === '[') depth += 1
		else if (letter === '}' || letter === ']') depth -= 1
		else if (letter === ' ' && depth === 0) return at
		if (depth < 0) return at
	}
	return text.length
}

const parsed = (text: string): unknown => {
	if (text === '' || text === 'undefined') return undefined
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}

/** Reads a situation's label. */
export const readSituation = (label: string): Situation => {
	const [state = ''] = label.split(' ', 1)
	const tags: string[] = []
	let left = label.slice(state.length + 1)
	for (let found = /^(#\S+|!error)( |$)/.exec(left); found; ) {
		tags.push(found[1]!)
		left = left.slice(found[0].length)
		found = /^(#\S+|!error)( |$)/.exec(left)
	}
	const end = endOfValue(left)
	return { state, tags, context: parsed(left.slice(0, end)), rest: left.slice(end).trim() }
}

/** Writes a situation as its label: what readSituation reads is written back letter by letter. */
export const writeSituation = ({ state, tags, context, rest }: Situation): string =>
	[state, ...tags, context === undefined ? 'undefined' : json(context), rest]
		.filter((part) => part !== '')
		.join(' ')
