import { profileDetailsMachine } from './profile-details.machine.ts'
import type { ProfileDetailsContext, ProfileDetailsEvent } from './profile-details.types.ts'

const saved = { name: 'Asha', phone: '9822012345', country: 'IN' }

/** How the paths of profile-details are found. */
export const profileDetailsModel = {
	machine: profileDetailsMachine,
	inputs: {
		known: { accountId: 'p1', saved },
		kept: {
			accountId: 'p1',
			saved,
			stored: { version: 1, accountId: 'p1', draft: { ...saved, name: 'Asha Rao' } },
		},
	},
	events: {
		'field.changed name': { type: 'field.changed', field: 'name', value: 'Asha Rao' },
		'field.changed nameless': { type: 'field.changed', field: 'name', value: ' ' },
		'field.changed mistyped': { type: 'field.changed', field: 'phone', value: '98' },
		'form.submitted': { type: 'form.submitted' },
	} satisfies Record<string, ProfileDetailsEvent>,
	outcomes: {
		saveDetails: {
			saved: { output: { kind: 'saved' } },
			phoneRefused: { output: { kind: 'phoneRefused' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'discardDraft', 'announceSaved', 'announceNothing', 'focusError'],
	project: ({ saved: known, draft, errors }: ProfileDetailsContext) => ({
		saved: known.name,
		draft,
		errors,
	}),
}
