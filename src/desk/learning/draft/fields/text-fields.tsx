import { m } from '#i18n/messages'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PartProps } from './part.types.ts'

/** Summary, description, outcomes and the teacher's words of a resource. */
export const TextFields = ({ content, onEdit }: PartProps) => {
	const set = (change: Partial<typeof content>) => onEdit({ kind: 'fields', change })
	return (
		<>
			<TextField
				label={m.draft_summary()}
				hint={m.draft_summary_hint()}
				maxLength={400}
				value={content.summary}
				onChange={({ target }) => set({ summary: target.value })}
			/>
			<TextArea
				label={m.draft_description()}
				hint={m.draft_paragraphs_hint()}
				maxLength={20_000}
				rows={8}
				value={content.description}
				onChange={({ target }) => set({ description: target.value })}
			/>
			<TextArea
				label={m.draft_outcomes()}
				hint={m.draft_outcomes_hint()}
				value={content.outcomes.join('\n')}
				onChange={({ target }) => set({ outcomes: linesOf(target.value) })}
			/>
			<TextArea
				label={m.draft_instructor_bio()}
				maxLength={2000}
				value={content.instructor_bio}
				onChange={({ target }) => set({ instructor_bio: target.value })}
			/>
		</>
	)
}

const MOST_LINES = 20
const LONGEST_LINE = 300

/** The lines of a text, at most twenty, as the contract takes them. */
const linesOf = (text: string): string[] =>
	text === ''
		? []
		: text
				.split('\n')
				.slice(0, MOST_LINES)
				.map((line) => line.slice(0, LONGEST_LINE))
