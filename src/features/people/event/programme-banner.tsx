import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Promotion } from '#ui/layout/promotion.tsx'

/** HDR-12: the international teacher programme, and how its points are earned. */
export const ProgrammeBanner = () => (
	<Promotion title={m.home_programme_title()} text={m.home_programme_text()}>
		<Link
			className={button({ tone: 'outline' })}
			to="/learning"
			search={{ resource_type: 'micro' }}
		>
			{m.home_programme_micro()}
		</Link>
		<Link className={button()} to="/learning" search={{ resource_type: 'medium' }}>
			{m.home_programme_medium()}
		</Link>
	</Promotion>
)
