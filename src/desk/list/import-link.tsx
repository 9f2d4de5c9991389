import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'

/** Leads from a list to the page that reads files of it (28.3). */
export const ImportLink = ({ to }: { to: string }) => (
	<DeskLink className={button({ tone: 'outline', size: 'sm' })} to={`${to}/import`}>
		{m.draft_import_title()}
	</DeskLink>
)
