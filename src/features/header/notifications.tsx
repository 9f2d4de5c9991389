import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import type { MouseEvent } from 'react'
import { api } from '#api/client.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { menu } from '#styled/recipes'
import { closePopover } from '#ui/close-popover.ts'
import { Popover } from '#ui/popover.tsx'
import { CountMark } from './count-mark.tsx'
import { notificationsQuery } from './notification.queries.ts'
import { taskRoute } from './task-route.ts'

const look = menu()
const item = css({ flexDirection: 'column', alignItems: 'flex-start', gap: '0', py: '2' })
const unread = css({ fontWeight: 'medium' })
const when = css({ textStyle: 'note', color: 'ink.muted' })

/** The bell, how many are unread, and the list (HDR-09, HDR-10, NTF-01). */
export const Notifications = () => {
  const queryClient = useQueryClient()
  const { data } = useQuery(notificationsQuery)
  const count = data?.unread ?? 0
  const router = useRouter()
  const open = (event: MouseEvent<HTMLAnchorElement>, notification_id: string) => {
    closePopover(event)
    if (!event.metaKey && !event.ctrlKey) {
      event.preventDefault()
      router.history.push(event.currentTarget.getAttribute('href') ?? '/')
    }
    api
      .POST('/task/read-notification', { body: { notification_id } })
      .then(() => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }))
      .catch((error: unknown) => console.info('the notification stays unread', error))
  }
  return (
    <Popover
      label={m.header_notifications({ count })}
      face={
        <>
          <Bell aria-hidden="true" />
          {count > 0 && <CountMark>{count}+</CountMark>}
        </>
      }
    >
      <p className={look.heading}>{m.header_notifications_title()}</p>
      {data?.data.length === 0 && <p className={look.heading}>{m.header_notifications_empty()}</p>}
      {data?.data.map((task) => (
        <a
          key={task.notification_id}
          className={cx(look.item, item, !task.read && unread)}
          href={taskRoute(task.route, task.task_id)}
          onClick={(event) => open(event, task.notification_id)}
        >
          {task.message}
          <span className={when}>{dateAndTime(task.created_at)}</span>
        </a>
      ))}
    </Popover>
  )
}
