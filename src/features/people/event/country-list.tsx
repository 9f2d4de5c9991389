import { Link } from '@tanstack/react-router'
import { programmeCountries } from '#domain/people/programme-entry.rules.ts'
import { countryLabel } from '#i18n/country-label.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** The countries of the programme, each with its own page (NAV-11). */
export const CountryList = () => (
	<Section id="countries" title={m.event_countries()}>
		<ul className={row}>
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
