import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { DOORS_MS } from '#domain/learning/registration.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { small } from '#ui/look.ts'
import type { RegistrationRef } from './use-registration.ts'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2', alignItems: 'start' })

/** Joins when the room is open, from ten minutes before; until then it says from when. */
export const JoinButton = ({ ref }: { ref: RegistrationRef }) => {
	const id = useId()
	const { facts, now, joinUrl } = useSelector(ref, ({ context }) => context)
	const can = useSelector(ref, (snapshot) => snapshot.can({ type: 'entry.requested' }))
	const busy = useSelector(ref, (snapshot) => snapshot.matches({ registered: 'joining' }))
	if (facts.cancelled || now >= facts.endsAt) return null
	const opens = facts.startsAt - DOORS_MS
	const reason = () => {
		if (facts.status === 'pending') return m.live_opens_confirmed()
		return now < opens
			? m.live_opens({ when: dateAndTime(new Date(opens).toISOString()) })
			: m.live_no_room()
	}
	if (busy || can)
		return (
			<div className={stack}>
				<Button size="lg" busy={busy} onClick={() => ref.send({ type: 'entry.requested' })}>
					{busy ? m.live_joining() : m.live_join()}
				</Button>
				{joinUrl && (
					<a className={link()} href={joinUrl} target="_blank" rel="noopener noreferrer">
						{m.live_open_again()}
					</a>
				)}
			</div>
		)
	return (
		<div className={stack}>
			<Button size="lg" aria-disabled="true" aria-describedby={id}>
				{m.live_join()}
			</Button>
			<p className={small} id={id}>
				{reason()}
			</p>
		</div>
	)
}
