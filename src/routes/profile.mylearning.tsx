import { createFileRoute, redirect } from '@tanstack/react-router'

/** NAV-03: the older path of My Learning. */
export const Route = createFileRoute('/profile/mylearning')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/my-learning', replace: true })
  },
})
