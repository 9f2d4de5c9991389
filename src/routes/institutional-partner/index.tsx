import { createFileRoute, redirect } from '@tanstack/react-router'

/** The area of an institutional partner begins with the dashboard (PRF-03). */
export const Route = createFileRoute('/institutional-partner/')({
	beforeLoad: () => {
		throw redirect({ to: '/institutional-partner/dashboard', replace: true })
	},
})
