import { Link } from '@tanstack/react-router'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Promotion } from '#ui/layout/promotion.tsx'

/** Leads to how the app is put on a phone (NAV-09). */
export const AppPromotion = () => (
	<Promotion title={m.home_app_title({ brand: brand() })} text={m.home_app_text()}>
		<Link className={button({ tone: 'outline' })} to="/vidya-app">
			{m.home_app_get()}
		</Link>
	</Promotion>
)
