import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import type { CatalogueSearch } from './catalogue.search.ts'

type DidYouMeanProps = {
	/** Words that find something. */
	words: string
	search: CatalogueSearch
	tone: 'solid' | 'outline'
}

/**
 * The way to other words than those that found nothing, or only words spelt like them; the filters
 * stay (CAT-04).
 */
export const DidYouMean = ({ words, search, tone }: DidYouMeanProps) => (
	<Link
		className={button({ tone })}
		to="/learning"
		search={{ ...search, search: words, page: undefined }}
	>
		{m.catalogue_did_you_mean({ words })}
	</Link>
)
