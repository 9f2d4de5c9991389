import { roleGrantMachine } from './role-grant.machine.ts'
import { roleGrantProperties } from './role-grant.properties.ts'
import type { RoleGrantContext, RoleGrantEvent } from './role-grant.types.ts'

/** How the paths of role-grant are found. */
export const roleGrantModel = {
	machine: roleGrantMachine,
	inputs: {
		fresh: { email: '', before: [] },
		known: { email: 'neha@vidya.test', before: ['support'] as const },
	},
	events: {
		'email.changed': { type: 'email.changed', email: 'neha@vidya.test' },
		'email.changed wrong': { type: 'email.changed', email: 'neha' },
		'role.toggled': { type: 'role.toggled', role: 'support' },
		'form.submitted': { type: 'form.submitted' },
		'removal.confirmed': { type: 'removal.confirmed' },
		'removal.declined': { type: 'removal.declined' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, RoleGrantEvent>,
	outcomes: {
		setRoles: {
			granted: { output: { kind: 'granted' } },
			lastOwner: { output: { kind: 'lastOwner' } },
			rolesChanged: { output: { kind: 'rolesChanged' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	properties: roleGrantProperties,
	project: ({ email, before, roles, failure }: RoleGrantContext) => ({
		email,
		roles,
		isKnown: before.length > 0,
		failure,
	}),
}
