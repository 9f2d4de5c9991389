import type { Text } from '#domain/web/text-page.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { WordsInput } from '#ui/form/words-input.tsx'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { matchingTopics } from './matching-topics.ts'
import { TextPage } from './text-page.tsx'
import { TextQuestions } from './text-questions.tsx'

const look = field()
const form = css({ display: 'flex', gap: '2', maxW: '[36rem]' })
type HelpPageProps = {
	text: Text
	/** Words that every shown answer holds. */
	search: string | undefined
	onSearch: (words: string) => void
}

/**
 * Questions and answers by topic, narrowed by words; the words are in the address (NAV-09, PRI-02).
 */
export const HelpPage = ({ text, search, onSearch }: HelpPageProps) => {
	const topics = matchingTopics(text.sections, search)
	return (
		<TextPage text={{ ...text, sections: [] }}>
			<search>
				<form
					action="/help"
					className={form}
					onSubmit={(event) => {
						event.preventDefault()
						onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
					}}
				>
					<WordsInput
						className={look.control}
						name="search"
						maxLength={120}
						enterKeyHint="search"
						words={search}
						placeholder={m.text_help_search()}
						aria-label={m.text_help_search()}
					/>
					<Button type="submit">{m.text_help_go()}</Button>
				</form>
			</search>
			{topics.length === 0 && <EmptyState title={m.text_help_none()} />}
			{topics.map(({ id, title, questions }) => (
				<Section key={id} id={id} title={title}>
					<TextQuestions questions={questions} open={!!search} about={search} />
				</Section>
			))}
		</TextPage>
	)
}
