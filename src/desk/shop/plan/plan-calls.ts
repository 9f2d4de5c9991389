import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

type Terms = components['schemas']['PlanTerms']

/** Makes a plan. */
export const makePlan = (slug: string, terms: Terms, signal: AbortSignal) =>
	api.POST('/desk/plans', { body: { slug, terms }, signal })

/** Changes the terms of a plan; `before` are those that the person saw. */
export const changeTerms = (
	id: string,
	{ before, terms }: { before: Terms; terms: Terms },
	signal: AbortSignal,
) => api.PUT('/desk/plans/{id}', { params: { path: { id } }, body: { before, terms }, signal })

/** A plan runs for a person until a moment (ISO 8601). */
export const runFor = (id: string, email: string, until: string, signal: AbortSignal) =>
	api.PUT('/desk/plans/{id}/holders', {
		params: { path: { id } },
		body: { email, ends_at: until },
		signal,
	})
