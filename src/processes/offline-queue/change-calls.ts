import { api } from '#api/client.ts'
import type { operations } from '#openapi/v1.gen.ts'

/** A call-back request as it is sent (CBK-01). */
export type CallBackRequest =
	operations['storeSheet']['requestBody']['content']['application/json']['data']

const once = (id: string) => ({ 'Idempotency-Key': id })

const favourites = {
	resource: {
		add: (webinar_id: string, signal: AbortSignal) =>
			api.PUT('/user/favourites/{webinar_id}', { params: { path: { webinar_id } }, signal }),
		remove: (webinar_id: string, signal: AbortSignal) =>
			api.DELETE('/user/favourites/{webinar_id}', { params: { path: { webinar_id } }, signal }),
	},
	job: {
		add: (job_id: string, signal: AbortSignal) =>
			api.PUT('/user/bookmarked-jobs/{job_id}', { params: { path: { job_id } }, signal }),
		remove: (job_id: string, signal: AbortSignal) =>
			api.DELETE('/user/bookmarked-jobs/{job_id}', { params: { path: { job_id } }, signal }),
	},
}

/** Kinds of favourites: a resource (CRD-05) or a job (HDR-07). */
export type FavouriteKind = keyof typeof favourites

/** Sets or takes away a bookmark; repeating it changes nothing. */
export const saveFavourite = (
	kind: FavouriteKind,
	id: string,
	favourite: boolean,
	signal: AbortSignal,
) => favourites[kind][favourite ? 'add' : 'remove'](id, signal)

/** Marks a lesson done or not done; repeating it changes nothing. */
export const markLesson = (id: string, lesson_id: string, done: boolean, signal: AbortSignal) =>
	api.PUT('/learning/mine/{id}/lessons/{lesson_id}', {
		params: { path: { id, lesson_id } },
		body: { done },
		signal,
	})

type FreeOrder = {
	resourceIds: readonly string[]
	name: string
	email: string
	phone: string
	coins?: number
	total?: number
	promoCode?: string | null
}

/**
 * Enrols without payment (PUR-04).
 * @param id the key under which the server does it once
 * @returns the enrolment of the first item
 */
export const enrolFree = async (order: FreeOrder, id: string, signal: AbortSignal) => {
	const { data } = await api.POST('/user/purchase-free', {
		params: { header: once(id) },
		body: {
			platform: 'web',
			type: 'spc',
			webinar_id: [...order.resourceIds],
			name: order.name,
			email: order.email,
			...(order.phone && { mobile: order.phone }),
			coins: order.coins ?? 0,
			expected_total: order.total ?? 0,
			...(order.promoCode && { discount: order.promoCode }),
		},
		signal,
	})
	return data!.response.data[0]?.[0]?.id ?? ''
}

/** Sends a call-back request (CBK-07). @returns whether it was stored */
export const sendCallBack = async (
	values: CallBackRequest,
	id: string,
	signal: AbortSignal,
): Promise<boolean> => {
	const { data } = await api.POST('/sheet-storage', {
		params: { header: once(id) },
		body: { data: values },
		signal,
	})
	return data?.ok ?? false
}

/** Hands in the answers to a quiz, by question (FTR-01). */
export const handInAttempt = async (
	slug: string,
	given: { draw?: string | null | undefined; answers: Record<string, string> },
	id: string,
	signal: AbortSignal,
) => {
	const answers = Object.entries(given.answers).map(([question_id, answer]) => ({
		question_id,
		answer,
	}))
	const { data } = await api.POST('/quizzes/{slug}/attempts', {
		params: { path: { slug }, header: once(id) },
		body: { answers, draw: given.draw ?? null },
		signal,
	})
	return data!
}
