import { Link } from '@tanstack/react-router'
import { programmeCountries } from '#domain/people/programme-entry.rules.ts'
import { countryLabel } from '#i18n/country-label.ts'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { row3 } from '#ui/look.ts'

/** The countries of the programme, each with its own page (NAV-11). */
export const CountryList = () => (
	<Section id="countries" title={m.event_countries()}>
		<ul className={row3}>
			{programmeCountries.map((country) => (
				<li key={country}>
					<Link
						className={button({ tone: 'outline' })}
						to="/international-tpo/$country"
						params={{ country }}
					>
						{countryLabel(country)}
					</Link>
				</li>
			))}
		</ul>
	</Section>
)
