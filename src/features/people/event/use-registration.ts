import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#processes/viewer-context.ts'
import { registrationsQuery } from './registration.queries.ts'

/**
 * The viewer's registration for an event; `isPending` while it is not known whether there is one.
 */
export const useRegistration = (event: 'gtm' | 'tpo') => {
	const { signedIn } = useViewer()
	const { data, isPending } = useQuery({ ...registrationsQuery, enabled: signedIn })
	return {
		registration: signedIn ? data?.find((one) => one.event === event) : undefined,
		isPending: signedIn && isPending,
	}
}
