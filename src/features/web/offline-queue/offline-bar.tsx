import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { offlineQueueMachine } from '#machines/web/offline-queue/offline-queue.machine.ts'
import { changesOf } from '#machines/web/offline-queue/offline-queue.rules.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { changeWords, reasonWords } from './change-words.ts'
import { OfflineFrame } from './offline-frame.tsx'

const summary = link()
const list = css({ display: 'grid', gap: '2', pt: '2', maxH: '[50dvh]', overflowY: 'auto' })
const row = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '3',
})

const lineOf = (isOnline: boolean, isSending: boolean, count: number): string => {
	if (!isOnline) return count === 0 ? m.offline_now() : m.offline_waiting({ count })
	return isSending ? m.offline_sending({ count }) : m.offline_unsent({ count })
}

/**
 * Says that there is no connection, what waits for it, and what the server did not take (OFF-01).
 */
export const OfflineBar = ({ queue }: { queue: ActorRefFrom<typeof offlineQueueMachine> }) => {
	const { changes, accountId, isOnline, refused } = useSelector(queue, ({ context }) => context)
	const isSending = useSelector(queue, (snapshot) => snapshot.hasTag('busy'))
	const waiting = changesOf(changes, accountId)
	const isShown = !isOnline || waiting.length > 0
	return (
		<OfflineFrame
			id="offline"
			said={isShown ? lineOf(isOnline, isSending, waiting.length) : null}
			isHidden={!isShown && refused.length === 0}
		>
			{waiting.length > 0 && (
				<details>
					<summary className={summary}>{m.offline_show()}</summary>
					<ul className={list}>
						{waiting.map((change) => (
							<li key={change.id} className={row}>
								{changeWords(change)}
								<Button
									tone="quiet"
									size="sm"
									aria-label={`${m.offline_withdraw()}: ${changeWords(change)}`}
									onClick={() => queue.send({ type: 'change.withdrawn', id: change.id })}
								>
									{m.offline_withdraw()}
								</Button>
							</li>
						))}
					</ul>
				</details>
			)}
			{refused.length > 0 && (
				<ul className={list} role="alert">
					{refused.map(({ change, reason }) => (
						<li key={change.id} className={row}>
							{m.offline_not_done({ what: changeWords(change), why: reasonWords[reason]() })}
							<Button
								tone="quiet"
								size="sm"
								onClick={() => queue.send({ type: 'refusal.read', id: change.id })}
							>
								{m.app_ok()}
							</Button>
						</li>
					))}
				</ul>
			)}
		</OfflineFrame>
	)
}
