import type { Property } from '#machines/kit/property.types.ts'

/** Properties of an attempt at a quiz. */
export const quizAttemptProperties: Property[] = [
	{
		says: 'No answer counts after the time is over.',
		requirement: 'FTR-01',
		after: ({ cameBy }) => cameBy('awaitTimeEnd'),
		never: ({ did }) => did('do storeAnswers'),
		until: ({ cameBy }) => cameBy('time.waived') || cameBy('drawQuestions drawn'),
	},
	{
		says: 'An attempt that was scored is not sent again.',
		requirement: 'FTR-01',
		after: ({ cameBy }) => cameBy('submitAttempt scored') || cameBy('awaitMarking marked'),
		never: ({ did }) => did('start submitAttempt'),
		until: ({ cameBy }) => cameBy('drawQuestions drawn'),
	},
]
