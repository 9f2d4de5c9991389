import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { pushRegistrationOf } from '#processes/push/push-registration.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { middleRow3 } from '#ui/look.ts'

const note = css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose' })

/** Asks to tell on this device too, and takes it back; nobody is asked before pressing (NTF-02). */
export const PushOffer = () => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const push = pushRegistrationOf(account.id)
	const state = useSelector(push, (snapshot) => snapshot)
	const busy = state.hasTag('busy')
	const told = state.hasTag('told')
	return (
		<div className={middleRow3}>
			{(told || state.hasTag('offered')) && (
				<Button
					tone="outline"
					size="sm"
					busy={busy}
					onClick={() => push.send({ type: told ? 'push.withdrawn' : 'push.requested' })}
				>
					{told ? m.notification_push_stop() : m.notification_push_ask()}
				</Button>
			)}
			<p className={note} role="status">
				{told && m.notification_push_told({ brand: brand() })}
				{state.hasTag('denied') && m.notification_push_denied({ brand: brand() })}
				{state.hasTag('failed') && m.notification_push_failed()}
			</p>
		</div>
	)
}
