import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import type { CatalogueSearch } from './catalogue.search.ts'
import { type Chip, chipsOf } from './chips-of.ts'
import { plainWords, type Understood, understoodChips } from './understood-chips.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '4' })

const RemovalLink = ({ chip: { label, search } }: { chip: Chip }) => (
	<li>
		<Link
			className={button({ tone: 'outline', size: 'sm' })}
			to="/learning"
			search={search}
			aria-label={m.filter_remove({ name: label })}
		>
			{label}
			<X aria-hidden="true" />
		</Link>
	</li>
)

type CatalogueChipsProps = {
	search: CatalogueSearch
	/** Words of the search that narrow the list by their meaning (CAT-04). */
	understood: readonly Understood[]
}

/** Active filters, each a link to the list without it; nothing without filters (FND-01). */
export const CatalogueChips = ({ search, understood }: CatalogueChipsProps) => {
	const chips = [...understoodChips(understood, search), ...chipsOf(search)]
	if (chips.length === 0) return null
	const words = plainWords(understood, search.search) || undefined
	return (
		<ul className={row} aria-label={m.filter_set()}>
			{chips.map((chip) => (
				<RemovalLink key={chip.key} chip={chip} />
			))}
			<li>
				<Link
					className={button({ tone: 'quiet', size: 'sm' })}
					to="/learning"
					search={{ search: words, sort: search.sort }}
				>
					{m.filter_clear_all()}
				</Link>
			</li>
		</ul>
	)
}
