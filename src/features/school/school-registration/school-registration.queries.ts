import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A school as the caller registered it, with the decision. */
export type SchoolRegistration = components['schemas']['SchoolRegistration']

/** The caller's newest registration of a school; null where there is none (DSK-14). */
export const schoolRegistrationQuery = queryOptions({
	queryKey: ['mine', 'school', 'registration'],
	queryFn: async ({ signal }) =>
		(await api.GET('/school-registrations', { signal })).data!.registration,
	staleTime: 0,
})
