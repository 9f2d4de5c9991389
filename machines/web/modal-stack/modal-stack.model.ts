import { modalStackMachine } from './modal-stack.machine.ts'
import { modalStackProperties } from './modal-stack.properties.ts'
import type { ModalStackContext, ModalStackEvent } from './modal-stack.types.ts'

/** How the paths of modal-stack are found. */
export const modalStackModel = {
	machine: modalStackMachine,
	inputs: { 'signed-in': { signedIn: true }, 'signed-out': { signedIn: false } },
	events: {
		'modal.opened login': { type: 'modal.opened', modal: { kind: 'login' } },
		'modal.opened share': { type: 'modal.opened', modal: { kind: 'share' } },
		'modal.opened comingSoon': {
			type: 'modal.opened',
			modal: { kind: 'comingSoon', params: { area: 'tracking' } },
		},
		'modal.closed': { type: 'modal.closed', reason: 'escape' },
		'page.left': { type: 'page.left' },
		'account.observed in': { type: 'account.observed', signedIn: true },
		'account.observed out': { type: 'account.observed', signedIn: false },
	} satisfies Record<string, ModalStackEvent>,
	outcomes: {},
	delays: {},
	effects: [],
	project: ({ stack, signedIn }: ModalStackContext) => ({
		stack: stack.map(({ kind }) => kind),
		signedIn,
	}),
	properties: modalStackProperties,
}
