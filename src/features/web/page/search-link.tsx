import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

const look = cx(button({ tone: 'quiet', size: 'icon' }), css({ hideFrom: 'lg' }))

/** The way to the search where the header has no room for its own (HDR-04). */
export const SearchLink = () => (
	<Link
		to="/learning"
		hash="search"
		className={look}
		aria-label={m.header_to_search()}
		title={m.header_to_search()}
	>
		<Search aria-hidden="true" />
	</Link>
)
