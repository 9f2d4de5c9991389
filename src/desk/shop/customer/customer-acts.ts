import { api } from '#api/client.ts'

const of = (id: string) => ({ path: { id } })

/** Suspends an account, with the reason that the person reads. */
export const suspendCustomer = (id: string, reason: string, signal: AbortSignal) =>
	api.POST('/desk/customers/{id}/suspension', { params: of(id), body: { reason }, signal })

/** Joins another account of the same person, found by its address, with this one. */
export const mergeCustomers = (
	id: string,
	body: { email: string; reason: string },
	signal: AbortSignal,
) => api.POST('/desk/customers/{id}/merge', { params: of(id), body, signal })

/** Makes a link with which support sees the shop as the person does. */
export const viewCustomer = async (id: string, reason: string, signal: AbortSignal) =>
	(await api.POST('/desk/customers/{id}/views', { params: of(id), body: { reason }, signal })).data!

/** Lets the person sign in again. */
export const endSuspension = (id: string, signal: AbortSignal) =>
	api.DELETE('/desk/customers/{id}/suspension', { params: of(id), signal })

/** Changes the address that a person signs in with. */
export const correctEmail = (
	id: string,
	body: { email: string; reason: string },
	signal: AbortSignal,
) => api.PUT('/desk/customers/{id}/email', { params: of(id), body, signal })
