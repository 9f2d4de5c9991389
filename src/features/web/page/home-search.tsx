import Search from 'lucide-react/icons/search'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'

const box = field()
const form = css({
	display: 'flex',
	flexDirection: { base: 'column', sm: 'row' },
	gap: '2',
	maxW: '[36rem]',
	'& input': { minH: '12' },
})

/** The search of the home page; without scripts the form leads to the catalogue. */
export const HomeSearch = ({ onSearch }: { onSearch: (words: string) => void }) => (
	<search>
		<form
			action="/learning"
			className={form}
			onSubmit={(event) => {
				event.preventDefault()
				onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
			}}
		>
			<input
				className={box.control}
				type="search"
				name="search"
				maxLength={120}
				enterKeyHint="search"
				placeholder={m.home_search_placeholder()}
				aria-label={m.home_search_placeholder()}
			/>
			<Button type="submit" size="lg">
				<Search aria-hidden="true" />
				{m.home_search()}
			</Button>
		</form>
	</search>
)
