import { isComment } from './comment-lines.ts'

/** Most characters of a comment's line, with its indentation (design.md 8). */
const MOST = 100

/** An address, a directive of a tool and a line of a template cannot be wrapped. */
const isWhole = (line: string) => /https?:|biome-ignore|@ts-|\$\{/.test(line)

/** Returns the places of comment lines that are too long, as `file:line`. */
export const longComments = (file: string, text: string): string[] =>
	text
		.split('\n')
		.flatMap((line, at) =>
			isComment(line) && line.length > MOST && !isWhole(line) ? [`${file}:${at + 1}`] : [],
		)
