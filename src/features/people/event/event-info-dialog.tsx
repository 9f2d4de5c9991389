import { useQuery } from '@tanstack/react-query'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { muted } from '#ui/look.ts'
import { meetQuery } from './meet.query.ts'
import { useRegistration } from './use-registration.ts'

const list = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4', rowGap: '2' })

const indian = (iso: string) => m.event_info_when({ when: dateAndTime(iso) })

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
	<>
		<dt className={muted}>{name}</dt>
		<dd>{children}</dd>
	</>
)

const Meet = () => {
	const { data: meet, isError } = useQuery(meetQuery)
	const { registration } = useRegistration('gtm')
	if (isError && !meet) return <QueryError />
	if (!meet) return <Skeleton height="8rem" />
	const { starts_at, ends_at, registration_ends_at } = meet
	const rooms = registration?.rooms_url
	return (
		<dl className={list}>
			<Fact name={m.event_info_begins()}>
				{starts_at ? indian(starts_at) : m.event_info_unset()}
			</Fact>
			{ends_at && <Fact name={m.event_info_ends()}>{indian(ends_at)}</Fact>}
			{registration_ends_at && (
				<Fact name={m.event_info_register()}>{indian(registration_ends_at)}</Fact>
			)}
			<Fact name={m.event_info_where()}>
				{rooms ? (
					<a className={link()} href={rooms}>
						{m.event_info_rooms()}
					</a>
				) : (
					m.event_info_online()
				)}
			</Fact>
			<Fact name={m.event_info_languages()}>{m.event_info_both()}</Fact>
			<Fact name={m.event_info_price()}>{m.event_info_free()}</Fact>
		</dl>
	)
}

const Programme = () => (
	<dl className={list}>
		<Fact name={m.event_info_begins()}>{m.event_info_edition()}</Fact>
		<Fact name={m.event_info_where()}>{m.event_info_here()}</Fact>
		<Fact name={m.event_info_points()}>{m.event_points()}</Fact>
		<Fact name={m.event_info_price()}>{m.event_info_free()}</Fact>
	</dl>
)

type InfoProps = { event: 'gtm' | 'tpo'; onClose: (reason: DialogReason) => void }

/** When and where an event is, and what it costs (MOD-01, NAV-09, NAV-11). */
export const EventInfoDialog = ({ event, onClose }: InfoProps) => (
	<Dialog
		title={event === 'gtm' ? m.registration_meet() : m.registration_programme()}
		onClose={onClose}
	>
		{event === 'gtm' ? <Meet /> : <Programme />}
	</Dialog>
)
