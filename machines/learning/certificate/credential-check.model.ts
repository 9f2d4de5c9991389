import { credentialCheckMachine } from './credential-check.machine.ts'
import type { CredentialCheckContext, CredentialCheckEvent } from './credential-check.types.ts'

const certificate = { id: 'c1', holder: 'Rajesh Pawar', title: 'Fractions' }

/** How the paths of credential-check are found. */
export const credentialCheckModel = {
	machine: credentialCheckMachine,
	inputs: { empty: undefined },
	events: {
		'credential.changed': { type: 'credential.changed', text: 'e30.e30.e30' },
		'credential.changed blank': { type: 'credential.changed', text: ' ' },
		'credential.submitted': { type: 'credential.submitted' },
	} satisfies Record<string, CredentialCheckEvent>,
	outcomes: {
		checkCredential: {
			valid: { output: { kind: 'valid', certificate } },
			altered: { output: { kind: 'altered', certificate: null } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	project: ({ text, found }: CredentialCheckContext) => ({ text, found }),
}
