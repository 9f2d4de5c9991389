import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { m } from '#i18n/messages'
import { selfAssessmentMachine } from '#machines/learning/self-assessment/self-assessment.machine.ts'
import { writeScores } from '#machines/learning/self-assessment/self-assessment.rules.ts'
import type {
	AssessmentVerdict,
	SelfAssessmentActors,
} from '#machines/learning/self-assessment/self-assessment.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { type SelfAssessment, selfAssessmentsQuery } from './self-assessment.queries.ts'

const DRAFT_KEY = 'vidya.self-assessment'

const verdictOf = (error: unknown): AssessmentVerdict => {
	if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' }
	if (error instanceof ApiError && error.status === 400) return { kind: 'rejected' }
	throw error
}

/** The process of judging own competencies; it begins with what was judged last. */
export const useSelfAssessment = (accountId: string, last: SelfAssessment | undefined) => {
	const queryClient = useQueryClient()
	const given = Object.fromEntries(
		(last?.scores ?? []).map(({ competency, score }) => [competency, score]),
	)
	const actors = {
		saveAssessment: fromPromise(async ({ input, signal }) => {
			const scores = Object.entries(input.scores).map(([competency, score]) => ({
				competency,
				score,
			}))
			try {
				const params = { header: idempotencyKey() }
				await api.POST('/user/self-assessments', { params, body: { scores }, signal })
			} catch (error) {
				return verdictOf(error)
			}
			await queryClient.invalidateQueries({ queryKey: selfAssessmentsQuery.queryKey })
			return { kind: 'saved' }
		}),
	} satisfies SelfAssessmentActors
	return useActorRef(
		selfAssessmentMachine.provide({
			actors,
			actions: {
				storeScores: (_, { kept }) => writeStored(DRAFT_KEY, kept && writeScores(kept)),
				announceSaved: () => announce(m.assessment_saved()),
				announceNothing: () => announce(m.profile_no_changes(), 'info'),
			},
		}),
		{ inspect: observe, input: { accountId, given, stored: readStored(DRAFT_KEY) } },
	)
}
