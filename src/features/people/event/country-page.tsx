import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { ProgrammeCountry } from '#domain/people/programme-entry.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'
import { mutedProse, pageText } from '#ui/look.ts'
import { countryText } from './country-text.ts'
import { ProgrammeEntry } from './programme-entry.tsx'

const head = css({ display: 'flex', flexDirection: 'column', gap: '2', pb: '6' })
const prose = css({ maxW: 'prose' })
const list = css({ display: 'grid', gap: '3' })
const item = css({
	display: 'flex',
	gap: '3',
	'& svg': { w: '5', h: '5', color: 'leaf', flexShrink: '0', mt: '1' },
})
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pb: '4' })

type CountryProps = {
	country: ProgrammeCountry
	/** Title of the page above. */
	programme: string
}

/**
 * The page of a country in the international teacher programme (NAV-11): what it includes, and the
 * way in.
 */
export const CountryPage = ({ country, programme }: CountryProps) => {
	const text = countryText(country)
	return (
		<Page>
			<header className={head}>
				<Breadcrumb here={text.title}>
					<Link to="/">{m.home_title()}</Link>
					<Link to="/international-tpo">{programme}</Link>
				</Breadcrumb>
				<h1 className={pageText}>{text.title}</h1>
				<p className={mutedProse}>{text.lead}</p>
			</header>
			<ProgrammeEntry country={country} />
			<Section title={m.event_sessions()}>
				<p className={prose}>{text.sessions}</p>
				<Link className={link()} to="/learning" search={{ type: ['webinar'] }}>
					{m.event_webinars()}
				</Link>
			</Section>
			<Section title={m.event_includes()}>
				<ul className={list}>
					{text.includes.map((words) => (
						<li key={words} className={item}>
							<Check aria-hidden="true" />
							{words}
						</li>
					))}
				</ul>
			</Section>
			<Section title={m.event_start()}>
				<div className={row}>
					<Link
						className={button({ tone: 'outline' })}
						to="/learning"
						search={{ resource_type: 'micro' }}
					>
						{m.event_micro()}
					</Link>
					<Link
						className={button({ tone: 'outline' })}
						to="/learning"
						search={{ resource_type: 'medium' }}
					>
						{m.event_medium()}
					</Link>
				</div>
				<Link className={link()} to="/international-tpo">
					{m.event_all_countries()}
				</Link>
			</Section>
		</Page>
	)
}
