import type { Moment, Property } from '#machines/kit/property.types.ts'

const opens = ({ did }: Moment) => did('do openCareer') || did('do openQuestionnaire')

/** Properties of a tab's nudges. */
export const nudgeSchedulerProperties: Property[] = [
	{
		says: 'Two nudges are never open at once.',
		requirement: 'NDG-01',
		after: opens,
		never: opens,
		until: ({ cameBy }) =>
			[
				'modal.closed career',
				'modal.closed questionnaire',
				'modal.closed postponed',
				'modal.closed answered',
				'scene.observed away',
			].some(cameBy),
	},
	{
		says: 'The questionnaire never follows the career-interest form in one visit.',
		requirement: 'NDG-02',
		after: ({ did }) => did('do openCareer'),
		never: ({ did }) => did('do openQuestionnaire'),
	},
	{
		says: 'No nudge opens over another modal, without a connection or in a tab that is hidden.',
		requirement: 'NDG-01',
		never: (moment) => opens(moment) && moment.context.scene !== 'clear',
	},
]
