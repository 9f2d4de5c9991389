import { Link, useNavigate } from '@tanstack/react-router'
import Compass from 'lucide-react/icons/compass'
import { HomeSearch } from '#features/web/page/home-search.tsx'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'

/** There is no such page: a search, and the ways to the pages that there are (NAV-12). */
export const PageNotFound = () => {
	const navigate = useNavigate()
	return (
		<Page>
			<EmptyState
				heading="h1"
				icon={<Compass />}
				title={m.app_not_found_title()}
				text={m.app_not_found_text()}
			>
				<HomeSearch onSearch={(search) => void navigate({ to: '/learning', search: { search } })} />
				<Link className={button({ tone: 'outline' })} to="/learning">
					{m.learning_find()}
				</Link>
				<Link className={button({ tone: 'outline' })} to="/">
					{m.home_title()}
				</Link>
			</EmptyState>
		</Page>
	)
}
