import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { benefitAssignmentMachine } from '#machines/shop/licence/benefit-assignment.machine.ts'
import type { BenefitAssignmentInput } from '#machines/shop/licence/benefit-assignment.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { benefitAssignmentActors } from './benefit-assignment.actors.ts'

export type BenefitAssignmentRef = ActorRefFrom<typeof benefitAssignmentMachine>

/** The process of giving one licence or voucher to teachers. */
export const useBenefitAssignment = (input: BenefitAssignmentInput): BenefitAssignmentRef => {
	const queryClient = useQueryClient()
	return useActorRef(
		benefitAssignmentMachine.provide({ actors: benefitAssignmentActors(queryClient) }),
		{ inspect: observe, input },
	)
}
