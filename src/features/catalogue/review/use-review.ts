import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { reviewMachine } from '#machines/catalogue/review/review.machine.ts'
import { type ReviewDraft, readDraft, writeDraft } from '#machines/catalogue/review/review.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import { reviewActors } from './review.actors.ts'

const DRAFT_KEY = 'vidya.review'

export type ReviewRef = ActorRefFrom<typeof reviewMachine>

/** The process of one's own review; of what is being written the last one is kept over a reload. */
export const useReview = (
	of: { accountId: string; resourceId: string },
	saved: ReviewDraft | null,
): ReviewRef => {
	const queryClient = useQueryClient()
	return useActorRef(
		reviewMachine.provide({
			actors: reviewActors(queryClient, of.resourceId),
			actions: {
				storeDraft: (_, { draft }) => writeStored(DRAFT_KEY, draft && writeDraft(of, draft)),
			},
		}),
		{ inspect: observe, input: { saved, kept: readDraft(readStored(DRAFT_KEY), of) } },
	)
}
