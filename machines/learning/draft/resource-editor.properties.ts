import type { Property } from '#machines/kit/property.types.ts'

/** Properties of writing a resource. */
export const resourceEditorProperties: Property[] = [
	{
		says: 'What is typed is kept in the browser with each change.',
		requirement: 'DSK-07',
		never: ({ cameBy, did }) => cameBy('draft.edited') && !did('do storeDraft'),
	},
	{
		says: 'After somebody else has saved, nothing is sent before a choice.',
		requirement: 'DSK-07',
		after: ({ cameBy }) => cameBy('saveDraft conflict'),
		never: ({ did }) => did('start saveDraft'),
		until: ({ cameBy }) => cameBy('own.kept') || cameBy('other.taken'),
	},
	{
		says: 'Without a second factor nothing is sent again unasked.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('saveDraft verificationRequired'),
		never: ({ did }) => did('start saveDraft'),
		until: ({ cameBy }) => cameBy('factor.verified') || cameBy('factor.declined'),
	},
	{
		says: 'Once it is handed in, nothing is sent.',
		requirement: 'DSK-07',
		after: ({ cameBy }) => cameBy('saveDraft moved'),
		never: ({ did }) => did('start saveDraft'),
	},
	{
		says: 'What is typed is saved in the end, if the server takes it.',
		requirement: 'DSK-07',
		after: ({ isIn }) => isIn('waiting'),
		eventually: ({ hasTag, isIn }) =>
			hasTag('saved') ||
			isIn('conflicted') ||
			isIn('refused') ||
			isIn('closed') ||
			isIn('awaitingFactor'),
	},
]
