import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { paths } from '#openapi/v1.gen.ts'
import { taskRoute } from '#processes/notification/task-route.ts'
import { css, cx } from '#styled/css'
import { closePopover } from '#ui/dialog/close-popover.ts'
import { Badge } from '#ui/display/badge.tsx'
import { topicWords } from './topic-words.ts'
import { useMarkRead } from './use-mark-read.ts'

type Answer = paths['/task/fetch-notification']['get']['responses'][200]['content']
export type Notification = Answer['application/json']['data'][number]

const item = css({ flexDirection: 'column', alignItems: 'start', gap: '0', py: '2' })
const unread = css({ fontWeight: 'medium' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const when = css({ textStyle: 'note', color: 'ink.muted' })

type LinkProps = { notification: Notification; className: string | undefined }

/** A notification as the link to its task; following it marks it as read (HDR-09). */
export const NotificationLink = ({ notification, className }: LinkProps) => {
	const { notification_id, topic, message, route, task_id, created_at, read } = notification
	const markRead = useMarkRead()
	const router = useRouter()
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		closePopover(event)
		if (!event.metaKey && !event.ctrlKey) {
			event.preventDefault()
			router.history.push(event.currentTarget.getAttribute('href') ?? '/')
		}
		if (!read) markRead(notification_id)
	}
	return (
		<a
			className={cx(className, item, !read && unread)}
			href={taskRoute(route, task_id)}
			onClick={open}
		>
			{message}
			<span className={row}>
				<span className={when}>
					{topic && `${topicWords[topic]()} · `}
					{dateAndTime(created_at)}
				</span>
				{!read && <Badge tone="gold">{m.notification_unread()}</Badge>}
			</span>
		</a>
	)
}
