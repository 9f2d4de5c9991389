import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { newId } from '#api/new-id.ts'
import { refusalOf } from '#api/order-refusal.ts'
import { freeEnrolmentMachine } from '#machines/shop/purchase/free-enrolment.machine.ts'
import type { FreeEnrolmentActors } from '#machines/shop/purchase/free-enrolment.types.ts'
import { enrolFree } from '#processes/offline-queue/change-calls.ts'

const actors = (queryClient: QueryClient) =>
	({
		registerFree: fromPromise(async ({ input, signal }) => {
			try {
				const enrolmentId = await enrolFree(input, newId(), signal)
				await queryClient.invalidateQueries()
				return { kind: 'enrolled' as const, enrolmentId }
			} catch (error) {
				void queryClient.invalidateQueries({ queryKey: ['mine', 'quote'] })
				return refusalOf(error)
			}
		}),
	}) satisfies FreeEnrolmentActors

/** Enrolling without payment, ready to run inside a purchase (PUR-04). */
export const freeEnrolment = (queryClient: QueryClient) =>
	freeEnrolmentMachine.provide({ actors: actors(queryClient) })
