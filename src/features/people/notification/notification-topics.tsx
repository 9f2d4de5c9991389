import { useSelector } from '@xstate/react'
import {
	mailedTopics,
	type NotificationChannel,
	type NotificationTopic,
	notificationTopics,
} from '#domain/people/notification-topic.rules.ts'
import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { topicWords } from './topic-words.ts'
import { useNotificationTopics } from './use-notification-topics.ts'

const root = css({ pt: '8' })
const title = css({ textStyle: 'section', pb: '3' })
const note = css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose' })
const row = css({ display: 'flex', flexDirection: 'column', alignItems: 'start' })

const parts = {
	push: {
		topics: notificationTopics,
		title: m.notification_devices,
		text: m.notification_devices_text,
	},
	mail: { topics: mailedTopics, title: m.notification_mails, text: m.notification_mails_text },
} as const

type TopicsProps = { muted: components['schemas']['MutedTopics'] }

/** Topics that the person wants on devices and by mail (NTF-02, 29.12). */
export const NotificationTopics = ({ muted }: TopicsProps) => {
	const process = useNotificationTopics()
	const state = useSelector(process, (snapshot) => snapshot)
	const busy = state.hasTag('busy')
	const { switched } = state.context
	const off = { push: muted.muted, mail: muted.muted_mails }
	const isOn = (channel: NotificationChannel, topic: NotificationTopic) =>
		switched?.topic === topic && switched.channel === channel
			? switched.isOn
			: !off[channel].includes(topic)
	return (['push', 'mail'] as const).map((channel) => {
		const part = parts[channel]
		const id = `notification-${channel}`
		return (
			<section key={channel} className={root} aria-labelledby={id}>
				<h2 className={title} id={id}>
					{part.title()}
				</h2>
				<p className={note}>{part.text()}</p>
				<div className={row} aria-busy={busy}>
					{part.topics.map((topic) => (
						<Checkbox
							key={topic}
							disabled={busy}
							checked={isOn(channel, topic)}
							onChange={() =>
								process.send({
									type: 'topic.switched',
									...{ topic, channel, isOn: !isOn(channel, topic) },
								})
							}
						>
							{topicWords[topic]()}
						</Checkbox>
					))}
				</div>
			</section>
		)
	})
}
