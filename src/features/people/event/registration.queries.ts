import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** The events that the account is registered for (NAV-09, NAV-11). Enabled only while signed in. */
export const registrationsQuery = queryOptions({
	queryKey: ['mine', 'event-registrations'],
	queryFn: async ({ signal }) =>
		(await api.GET('/user/event-registrations', { signal })).data!.data,
})
