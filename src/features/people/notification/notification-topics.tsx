import { useSelector } from '@xstate/react'
import {
	type NotificationTopic,
	notificationTopics,
} from '#domain/people/notification-topic.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { topicWords } from './topic-words.ts'
import { useNotificationTopics } from './use-notification-topics.ts'

const root = css({ pt: '8' })
const title = css({ textStyle: 'section', pb: '3' })
const note = css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose' })
const row = css({ display: 'flex', flexDirection: 'column', alignItems: 'start' })

/** Topics that the person's devices show or not (NTF-02). */
export const NotificationTopics = ({ muted }: { muted: readonly NotificationTopic[] }) => {
	const process = useNotificationTopics()
	const state = useSelector(process, (snapshot) => snapshot)
	const busy = state.hasTag('busy')
	const { switched } = state.context
	const isShown = (topic: NotificationTopic) =>
		switched?.topic === topic ? switched.push : !muted.includes(topic)
	return (
		<section className={root} aria-labelledby="notification-devices">
			<h2 className={title} id="notification-devices">
				{m.notification_devices()}
			</h2>
			<p className={note}>{m.notification_devices_text()}</p>
			<div className={row} aria-busy={busy}>
				{notificationTopics.map((topic) => (
					<Checkbox
						key={topic}
						disabled={busy}
						checked={isShown(topic)}
						onChange={() => process.send({ type: 'topic.switched', topic, push: !isShown(topic) })}
					>
						{topicWords[topic]()}
					</Checkbox>
				))}
			</div>
		</section>
	)
}
