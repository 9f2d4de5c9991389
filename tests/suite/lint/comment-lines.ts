/** Returns true if a line of code holds nothing but a comment. */
export const isComment = (line: string): boolean => /^\s*(\/\/|\{?\/\*|\*)/.test(line)

/** Text of a comment, a title or a paragraph, and the line it begins at (from 1). */
export type Passage = { line: number; text: string; isComment: boolean }

const withoutMarks = (line: string) =>
	line.replace(/^\s*(\/\/|\{?\/\*+|\*(?!\/))\s?/, '').replace(/\s*\*\/\}?\s*$/, '')

const beginsComment = (line: string, before: string | undefined) =>
	/^\s*\{?\/\*/.test(line) ||
	(/^\s*\/\//.test(line) && (before === undefined || !/^\s*\/\//.test(before)))

/** Returns the comments of a file of code; lines of one comment are joined by line breaks. */
export const commentsOf = (text: string): Passage[] => {
	const passages: Passage[] = []
	const lines = text.split('\n')
	for (const [at, line] of lines.entries()) {
		if (!isComment(line)) continue
		const last = passages.at(-1)
		if (!last || beginsComment(line, lines[at - 1]))
			passages.push({
				line: at + 1,
				text: withoutMarks(line),
				isComment: true,
			})
		else last.text += `\n${withoutMarks(line)}`
	}
	return passages
}

const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1\s*,/g

/** Returns the titles of a file of tests. */
export const titlesOf = (text: string): Passage[] =>
	[...text.matchAll(TITLE)].map((match) => ({
		line: text.slice(0, match.index).split('\n').length,
		text: match[2]!,
		isComment: false,
	}))

/** Returns the paragraphs of a Markdown text; blocks of code are left out. */
export const paragraphsOf = (text: string): Passage[] => {
	const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
	return [...prose.matchAll(/(?:^.+\n?)+/gm)].map((match) => ({
		line: prose.slice(0, match.index).split('\n').length,
		text: match[0],
		isComment: false,
	}))
}

const passagesBy = (text: string, pattern: RegExp): Passage[] =>
	[...text.matchAll(pattern)].map((match) => ({
		line: text.slice(0, match.index).split('\n').length,
		text: match.at(-1)!,
		isComment: false,
	}))

/** Returns the descriptions of a machine's states, transitions and itself. */
export const descriptionsOf = (text: string): Passage[] =>
	passagesBy(text, /\bdescription:\s*(['"`])(.*?)\1/g)

/** Returns the summaries and descriptions of a contract, as YAML has them on a line. */
export const contractTextsOf = (text: string): Passage[] =>
	passagesBy(text, /\b(?:summary|description): (.*)/g)

/** Returns the messages of a language's JSON file; a plural form counts as one. */
export const messagesOf = (text: string): Passage[] => passagesBy(text, /": (".*")/g)
