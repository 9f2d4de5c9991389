import { api } from '#api/client.ts'
import type { PlanTerms as Terms } from '#openapi/v1.gen.ts'

/** Makes a plan. */
export const makePlan = (slug: string, terms: Terms, signal: AbortSignal) =>
	api.POST('/desk/plans', { body: { slug, terms }, signal })

/** Changes the terms of a plan; `before` are those that the person saw. */
export const changeTerms = (
	id: string,
	{ before, terms }: { before: Terms; terms: Terms },
	signal: AbortSignal,
) => api.PUT('/desk/plans/{id}', { params: { path: { id } }, body: { before, terms }, signal })

/** Gives the school of a person places in a plan until a moment (ISO 8601). */
export const giveSeats = (
	id: string,
	seats: { email: string; quantity: number; ends_at: string },
	signal: AbortSignal,
) => api.POST('/desk/plans/{id}/seats', { params: { path: { id } }, body: seats, signal })

/** A plan runs for a person until a moment (ISO 8601). */
export const runFor = (id: string, email: string, until: string, signal: AbortSignal) =>
	api.PUT('/desk/plans/{id}/holders', {
		params: { path: { id } },
		body: { email, ends_at: until },
		signal,
	})
