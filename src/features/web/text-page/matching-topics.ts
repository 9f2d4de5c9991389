import type { TextBlock, TextQuestion, TextSection } from '#domain/web/text-page.rules.ts'

const wordsOf = (block: TextBlock): string => {
	if (block.kind === 'paragraph') return block.words
	return block.kind === 'table' ? block.rows.flat().join(' ') : block.items.join(' ')
}

const plain = (text: string) => text.toLowerCase().normalize('NFC')

/**
 * The topics with the questions that hold every word somewhere in question or answer; topics
 * without one are left out.
 */
export const matchingTopics = (
	topics: readonly TextSection[],
	search: string | undefined,
): TextSection[] => {
	const words = plain(search ?? '')
		.split(/\s+/)
		.filter(Boolean)
	const holdsAll = ({ title, blocks }: TextQuestion) => {
		const all = plain([title, ...blocks.map(wordsOf)].join(' '))
		return words.every((word) => all.includes(word))
	}
	return topics
		.map((topic) => ({ ...topic, questions: topic.questions.filter(holdsAll) }))
		.filter(({ questions }) => questions.length > 0)
}
