import Search from 'lucide-react/icons/search'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { WordsInput } from '#ui/form/words-input.tsx'

const look = field()
const frame = css({ position: 'relative', flexGrow: '1', minW: '0' })
const icon = css({
	position: 'absolute',
	left: '3',
	top: '3',
	w: '5',
	h: '5',
	color: 'ink.muted',
	pointerEvents: 'none',
})
const input = css({ pl: '10', w: 'full' })

/** Words to look for: Enter sets them, an emptied box clears them (CAT-04). */
export const SearchBox = ({
	value,
	onSearch,
}: {
	value: string
	onSearch: (words: string) => void
}) => (
	<search className={frame}>
		<form
			action="/learning"
			onSubmit={(event) => {
				event.preventDefault()
				onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
			}}
		>
			<Search className={icon} aria-hidden="true" />
			<WordsInput
				id="search"
				className={`${look.control} ${input}`}
				name="search"
				enterKeyHint="search"
				maxLength={120}
				words={value}
				placeholder={m.catalogue_search_placeholder()}
				aria-label={m.catalogue_search_label()}
				onChange={(event) => value && event.target.value === '' && onSearch('')}
			/>
		</form>
	</search>
)
