import type { Property } from '#machines/kit/property.types.ts'

/** Properties of a tab's modals. */
export const modalStackProperties: Property<{ stack: string[]; signedIn: boolean }>[] = [
	{
		says: 'No modal is open twice.',
		requirement: 'MOD-01',
		always: ({ context: { stack } }) => new Set(stack).size === stack.length,
	},
	{
		says: 'A modal can always be closed, and then no other is left.',
		requirement: 'MOD-01',
		possible: ({ isIn }) => isIn('empty'),
	},
]
