import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { css } from '#styled/css'

const bell = css({ w: '11', h: '11' })
const Notifications = lazy(async () => ({
	default: (await import('#features/people/notification/notifications.tsx')).Notifications,
}))

/**
 * The bell of the header; its place is kept until it is loaded, which the first view does not wait
 * for.
 */
export const AppNotifications = () => {
	const place = <span className={bell} />
	return useHydrated() ? (
		<Suspense fallback={place}>
			<Notifications />
		</Suspense>
	) : (
		place
	)
}
