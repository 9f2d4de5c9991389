import type { PromiseActorLogic } from 'xstate'
import type { OrderInput, OrderRefusal } from '#machines/kit/order.types.ts'

/** `enrolmentId` leads to the item in my learning (CAT-08). */
export type FreeEnrolmentVerdict =
	| { kind: 'enrolled'; enrolmentId: string }
	| { kind: OrderRefusal }

export type FreeEnrolmentOutput = FreeEnrolmentVerdict | { kind: 'failed' }

export type FreeEnrolmentContext = {
	request: OrderInput
	verdict: FreeEnrolmentVerdict | null
}

export type FreeEnrolmentActors = {
	/** Enrols without payment; the server decides whether that is due. */
	registerFree: PromiseActorLogic<FreeEnrolmentVerdict, OrderInput>
}
