import { createFileRoute, redirect } from '@tanstack/react-router'

/**
 * NAV-03: the older path of My Learning; the server answers it, for it shows nothing of an account.
 */
export const Route = createFileRoute('/profile_/mylearning')({
	beforeLoad: () => {
		throw redirect({ to: '/profile/my-learning', replace: true })
	},
})
