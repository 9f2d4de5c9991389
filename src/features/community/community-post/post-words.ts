import { partsOf } from '#domain/community/post-text.rules.ts'
import { shortened } from '#ui/layout/page-head.ts'

/** Returns the title of a post: the beginning of its first line. */
export const titleOf = (text: string): string => shortened(text.trim().split('\n')[0]!.trim(), 60)

/** A text in one line, for a description. */
export const inOneLine = (text: string): string =>
	shortened(
		partsOf(text)
			.map((part) => part.text)
			.join('')
			.replace(/\s+/g, ' ')
			.trim(),
		160,
	)
