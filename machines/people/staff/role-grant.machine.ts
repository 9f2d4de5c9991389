import { assign, setup } from 'xstate'
import { type GrantableRole, grantedOf } from '#domain/people/staff-roles.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	RoleGrantActors,
	RoleGrantContext,
	RoleGrantEvent,
	RoleGrantFailure,
	RoleGrantInput,
	RoleGrantTag,
	RoleGrantVerdict,
} from './role-grant.types.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const meta = { requirement: 'DSK-02' }

const toggled = (roles: readonly GrantableRole[], role: GrantableRole): GrantableRole[] =>
	grantedOf(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role])

/** The owner grants and takes the roles of a person (DSK-02). The server decides again. */
export const roleGrantMachine = setup({
	types: {
		context: {} as RoleGrantContext,
		events: {} as RoleGrantEvent,
		input: {} as RoleGrantInput,
		tags: {} as RoleGrantTag,
		meta: {} as { requirement: string },
	},
	actors: {} as RoleGrantActors,
	actions: {
		assignEmail: assign({ email: (_, { email }: { email: string }) => email }),
		assignRole: assign({
			roles: ({ context }, { role }: { role: GrantableRole }) => toggled(context.roles, role),
		}),
		...failureActions<RoleGrantFailure>(),
	},
	guards: {
		isKind,
		isAddress: ({ context }) => ADDRESS.test(context.email.trim()),
		grantsNone: ({ context }) =>
			ADDRESS.test(context.email.trim()) &&
			context.roles.length === 0 &&
			context.before.length === 0,
		takesAll: ({ context }) =>
			ADDRESS.test(context.email.trim()) && context.roles.length === 0 && context.before.length > 0,
	},
}).createMachine({
	id: 'role-grant',
	description: 'What is typed stays over every refusal.',
	context: ({ input }) => ({ ...input, roles: input.before, failure: null }),
	initial: 'editing',
	states: {
		editing: {
			tags: 'editing',
			meta,
			on: {
				'email.changed': {
					actions: [
						{ type: 'assignEmail', params: ({ event }) => ({ email: event.email }) },
						'clearFailure',
					],
				},
				'role.toggled': {
					actions: [
						{ type: 'assignRole', params: ({ event }) => ({ role: event.role }) },
						'clearFailure',
					],
				},
				'form.submitted': [
					{
						guard: 'takesAll',
						target: 'confirming',
						description: 'Taking all roles closes the desk to the person, so it is asked about.',
						meta,
					},
					{
						guard: 'grantsNone',
						actions: { type: 'assignFailure', params: { kind: 'rolesMissing' } },
					},
					{ guard: 'isAddress', target: 'submitting', meta },
					{ actions: { type: 'assignFailure', params: { kind: 'emailInvalid' } } },
				],
			},
		},
		confirming: {
			meta,
			on: { 'removal.confirmed': 'submitting', 'removal.declined': 'editing' },
		},
		submitting: {
			tags: 'busy',
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'setRoles',
				src: 'setRoles',
				input: ({ context: { email, before, roles } }) => ({ email: email.trim(), before, roles }),
				onDone: [
					{ guard: answered<RoleGrantVerdict>('granted'), target: 'submitted' },
					{
						guard: answered<RoleGrantVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: 'The second factor expired while the form was open.',
					},
					{ target: 'editing', actions: answeredFailure<RoleGrantFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		awaitingFactor: {
			meta,
			description: 'The form stays as it is while a code is asked for.',
			on: { 'factor.verified': 'submitting', 'factor.declined': 'editing' },
		},
		submitted: { type: 'final', meta },
	},
})
