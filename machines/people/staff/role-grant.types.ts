import type { PromiseActorLogic } from 'xstate'
import type { GrantableRole } from '#domain/people/staff-roles.rules.ts'

export type RoleGrantInput = {
	/** The person's address; empty for somebody new. */
	email: string
	/** The roles that the person has, as the list showed them. */
	before: readonly GrantableRole[]
}

/**
 * `emailInvalid`: no mail address. `lastOwner`: the shop would have no owner. `rolesChanged`:
 * somebody changed the roles since they were shown. `rolesMissing`: no role is chosen for somebody
 * who has none. `unavailable`: the server cannot be reached.
 */
export type RoleGrantFailure =
	| 'emailInvalid'
	| 'lastOwner'
	| 'rolesChanged'
	| 'rolesMissing'
	| 'unavailable'

export type RoleGrantContext = RoleGrantInput & {
	roles: readonly GrantableRole[]
	failure: RoleGrantFailure | null
}

export type RoleGrantEvent =
	| { type: 'email.changed'; email: string }
	| { type: 'role.toggled'; role: GrantableRole }
	| { type: 'form.submitted' }
	| { type: 'removal.confirmed' }
	| { type: 'removal.declined' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while the roles are stored, `editing` while the form takes input. */
export type RoleGrantTag = 'busy' | 'editing'

export type RoleGrantVerdict =
	| { kind: 'granted' }
	| { kind: 'lastOwner' }
	| { kind: 'rolesChanged' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

export type RoleGrantActors = {
	setRoles: PromiseActorLogic<
		RoleGrantVerdict,
		Pick<RoleGrantContext, 'email' | 'before' | 'roles'>
	>
}
