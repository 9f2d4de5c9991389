import type { FastifyRequest } from 'fastify'
import type { Account } from './account.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** The session of the bearer token; null when signed out. */
		sessionId: string | null
		/** True if support looks at the account, and changes nothing (DSK-13). */
		isView: boolean
		/** The caller; null when signed out. */
		account: Account | null
	}
}

/**
 * Roles that may call an operation (`x-roles`): `*` everybody, `user` any signed-in account, else
 * one of the listed roles.
 */
export type Roles = readonly string[]

/** The conditions that an operation sets for its caller. */
export type Admission = {
	roles: Roles
	/** True if the session must have passed the second factor (`x-second-factor`, DSK-02). */
	needsSecondFactor: boolean
	/** True if it changes something; support that looks at an account may not call it (DSK-13). */
	changes: boolean
	/** The scope of keys that may call it (`x-scope`, DSK-19). */
	scope?: string | undefined
}

/** Decides who a request comes from and whether its operation is theirs (ROL-03). */
export type Admit = (request: FastifyRequest, asked: Admission) => Promise<Account | null>
