import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Compass from 'lucide-react/icons/compass'
import { countryLabel } from '#i18n/country-label.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { EventRegistration } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { small, titleText } from '#ui/look.ts'
import { EventInfoButton } from './event-info-button.tsx'
import { registrationsQuery } from './registration.queries.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const item = cx(panel(), css({ display: 'flex', flexDirection: 'column', gap: '2', p: '4' }))
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })

const Row = ({ of }: { of: EventRegistration }) => {
	const isProgramme = of.event === 'tpo'
	return (
		<li className={item}>
			<h2 className={titleText}>
				{isProgramme ? m.registration_programme() : m.registration_meet()}{' '}
				{isProgramme && <Badge tone="primary">{countryLabel(of.country)}</Badge>}
			</h2>
			<p className={small}>
				{m.registration_since({ date: shortDate(of.registered_at) })} ·{' '}
				{m.registration_code({ code: of.invitation_code })} ·{' '}
				{m.registration_invited({ count: of.invited })}
			</p>
			<p className={ways}>
				<EventInfoButton event={of.event} />
				{isProgramme ? (
					<Link
						className={link()}
						to="/international-tpo/$country"
						params={{ country: of.country }}
						aria-label={`${m.registration_open_event()}: ${m.registration_programme()}`}
					>
						{m.registration_open_event()}
					</Link>
				) : (
					<Link
						className={link()}
						to="/gtm"
						aria-label={`${m.registration_open_event()}: ${m.registration_meet()}`}
					>
						{m.registration_open_event()}
					</Link>
				)}
			</p>
		</li>
	)
}

/** The events that one is registered for, the international programme first (PRF-01, NAV-11). */
export const MyEvents = () => {
	const { data, isError } = useQuery(registrationsQuery)
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.length === 0)
		return (
			<EmptyState icon={<Compass />} title={m.registration_events_none()}>
				<Link className={button()} to="/international-tpo">
					{m.live_tpo_find()}
				</Link>
			</EmptyState>
		)
	const rows = data.toSorted((a, b) => Number(b.event === 'tpo') - Number(a.event === 'tpo'))
	return (
		<ul className={list}>
			{rows.map((of) => (
				<Row key={of.event} of={of} />
			))}
		</ul>
	)
}
