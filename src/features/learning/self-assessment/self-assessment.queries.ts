import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type SelfAssessment = components['schemas']['SelfAssessment']

/** How the caller has judged own competencies, the newest first (PRF-01). */
export const selfAssessmentsQuery = queryOptions({
	queryKey: ['mine', 'self-assessments'],
	queryFn: async ({ signal }) => (await api.GET('/user/self-assessments', { signal })).data!.data,
})
