import { useSelector } from '@xstate/react'
import type { ProgrammeCountry } from '#domain/people/programme-entry.rules.ts'
import { countryLabel } from '#i18n/country-label.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { useProgrammeEntry } from './use-programme-entry.ts'
import { useRegistration } from './use-registration.ts'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'start' })

/**
 * Take part: login in event mode for visitors, one press for who is signed in, then the word that
 * one is registered (NAV-11).
 */
export const ProgrammeEntry = ({ country }: { country: ProgrammeCountry }) => {
	const ref = useProgrammeEntry(country)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(ref, (snapshot) => snapshot.hasTag('failed'))
	const { registration, isPending } = useRegistration('tpo')
	const words = registration && { country: countryLabel(registration.country) }
	if (registration?.country === country)
		return <Notice>{m.event_joined({ country: countryLabel(country) })}</Notice>
	return (
		<div className={stack}>
			{words && <Notice>{m.event_joined_elsewhere(words)}</Notice>}
			{failed && <Notice kind="warning">{m.event_join_failed()}</Notice>}
			<Button
				size="lg"
				busy={busy || isPending}
				onClick={() => ref.send({ type: 'entry.requested' })}
			>
				{busy ? m.event_joining() : m.event_join()}
			</Button>
		</div>
	)
}
