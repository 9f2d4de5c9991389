import { api } from '#api/client.ts'

const of = (id: string) => ({ path: { id } })

/** Suspends an account, with the reason that the person reads. */
export const suspendCustomer = (id: string, reason: string, signal: AbortSignal) =>
  api.POST('/desk/customers/{id}/suspension', { params: of(id), body: { reason }, signal })

/** Lets the person sign in again. */
export const endSuspension = (id: string, signal: AbortSignal) =>
  api.DELETE('/desk/customers/{id}/suspension', { params: of(id), signal })

/** Changes the address that a person signs in with. */
export const correctEmail = (
  id: string,
  body: { email: string; reason: string },
  signal: AbortSignal,
) => api.PUT('/desk/customers/{id}/email', { params: of(id), body, signal })
