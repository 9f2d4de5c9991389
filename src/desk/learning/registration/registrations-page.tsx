import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'
import type { RegistrationsSearch } from './registrations.search.ts'
import { WaitingList } from './waiting-list.tsx'

const choice = css({ maxW: '[26rem]', pb: '4' })

/** Registrations that the team confirms, all or those of one training (LIV-01). */
export const RegistrationsPage = () => {
	const { track } = useSearch({ strict: false }) as RegistrationsSearch
	const navigate = useNavigate()
	return (
		<>
			<Breadcrumb here={m.registration_queue()}>
				<DeskLink to="/live-sessions">{m.session_title()}</DeskLink>
			</Breadcrumb>
			<Heading>{m.registration_queue()}</Heading>
			<p className={lead4}>{m.registration_queue_lead()}</p>
			<div className={choice}>
				<PagedSelect
					source="track"
					label={m.registration_queue_track()}
					hint={m.registration_queue_track_hint()}
					name="track"
					chosen={track === undefined ? null : { id: track, label: track }}
					onChoice={(option) =>
						void navigate({
							to: '/live-sessions/registrations',
							search: option ? { track: option.id } : {},
						} as never)
					}
				/>
			</div>
			<Suspense fallback={<Skeleton height="20rem" />}>
				<WaitingList track={track} />
			</Suspense>
		</>
	)
}
