import { assign, setup } from 'xstate'
import type {
	CredentialCheckActors,
	CredentialCheckContext,
	CredentialCheckEvent,
	CredentialCheckTag,
	CredentialVerdict,
} from './credential-check.types.ts'

/** Returns true if a credential that somebody shows is real (CER-01). */
export const credentialCheckMachine = setup({
	types: {
		context: {} as CredentialCheckContext,
		events: {} as CredentialCheckEvent,
		tags: {} as CredentialCheckTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CredentialCheckActors,
	actions: {
		assignText: assign((_, { text }: { text: string }) => ({ text, found: null })),
		assignVerdict: assign({
			found: (_, { verdict }: { verdict: CredentialVerdict }) => ({
				status: verdict.kind,
				certificate: verdict.certificate,
			}),
		}),
	},
	guards: { hasText: ({ context }) => context.text.trim() !== '' },
}).createMachine({
	id: 'credential-check',
	description:
		'A credential is pasted or chosen as a file, and checked against keys and revocations.',
	context: { text: '', found: null },
	initial: 'empty',
	on: {
		'credential.changed': {
			target: '.ready',
			actions: { type: 'assignText', params: ({ event: { text } }) => ({ text }) },
		},
	},
	states: {
		empty: { meta: { requirement: 'CER-01' } },
		ready: {
			meta: { requirement: 'CER-01' },
			on: { 'credential.submitted': { guard: 'hasText', target: 'checking' } },
		},
		checking: {
			tags: 'busy',
			meta: { requirement: 'CER-01' },
			invoke: {
				id: 'checkCredential',
				src: 'checkCredential',
				input: ({ context: { text } }) => ({ text }),
				onDone: {
					target: 'answered',
					actions: { type: 'assignVerdict', params: ({ event }) => ({ verdict: event.output }) },
				},
				onError: 'failed',
			},
		},
		answered: {
			tags: 'answered',
			meta: { requirement: 'CER-01' },
			on: { 'credential.submitted': 'checking' },
		},
		failed: {
			tags: 'failed',
			description: 'The text stays; it is not said to be wrong.',
			meta: { requirement: 'CER-01' },
			on: { 'credential.submitted': 'checking' },
		},
	},
})
