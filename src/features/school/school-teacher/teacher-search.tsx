import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { WordsInput } from '#ui/form/words-input.tsx'

const form = css({ display: 'flex', gap: '3', pb: '4' })
const input = cx(field().control, css({ flexGrow: '1', minW: '0' }))

type SearchProps = { value: string; onSearch: (words: string) => void }

/** Words to find teachers by; Enter or the button sets them. */
export const TeacherSearch = ({ value, onSearch }: SearchProps) => (
	<search>
		<form
			className={form}
			onSubmit={(event) => {
				event.preventDefault()
				onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
			}}
		>
			<WordsInput
				className={input}
				name="search"
				maxLength={100}
				words={value}
				placeholder={m.teachers_search()}
				aria-label={m.teachers_search()}
			/>
			<Button type="submit" tone="outline">
				{m.teachers_search_do()}
			</Button>
		</form>
	</search>
)
