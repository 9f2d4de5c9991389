import type { Property } from '#machines/kit/property.types.ts'

/** Properties of writing a quiz. */
export const quizEditorProperties: Property[] = [
	{
		says: 'A quiz with a wrong field or question is not sent.',
		requirement: 'FTR-01',
		never: ({ did, context }) => did('start storeQuiz') && context.isFaulty === true,
	},
	{
		says: 'A quiz is sent only when somebody asks for it.',
		requirement: 'FTR-01',
		never: ({ isIn, cameBy }) =>
			isIn('submitting') && !cameBy('form.submitted') && !cameBy('factor.verified'),
	},
	{
		says: 'After the server asked for a second factor, the quiz is sent again only when it was given.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('storeQuiz verificationRequired'),
		never: ({ isIn, cameBy }) => isIn('submitting') && !cameBy('factor.verified'),
		until: ({ isIn }) => isIn('editing'),
	},
]
