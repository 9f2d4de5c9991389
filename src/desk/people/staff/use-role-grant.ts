import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { roleGrantMachine } from '#machines/people/staff/role-grant.machine.ts'
import type {
	RoleGrantActors,
	RoleGrantInput,
	RoleGrantVerdict,
} from '#machines/people/staff/role-grant.types.ts'
import { provided } from '#processes/provided.ts'
import { staffQuery } from './staff.queries.ts'

const refusals: Record<string, RoleGrantVerdict> = {
	'last-owner': { kind: 'lastOwner' },
	'roles-changed': { kind: 'rolesChanged' },
	'second-factor-required': { kind: 'verificationRequired' },
}

/** Runs the form of a person's roles. `onGranted` is called when the server has stored them. */
export const useRoleGrant = (input: RoleGrantInput, onGranted: () => void) => {
	const queryClient = useQueryClient()
	const [machine] = useState(() => {
		const actors = {
			setRoles: fromPromise(async ({ input: change, signal }) => {
				try {
					const body = { ...change, before: [...change.before], roles: [...change.roles] }
					const { data } = await api.PUT('/desk/staff', { body, signal })
					queryClient.setQueryData(staffQuery.queryKey, data!)
					return { kind: 'granted' }
				} catch (error) {
					const refusal = error instanceof ApiError ? refusals[error.code] : undefined
					if (!refusal) throw error
					if (refusal.kind === 'rolesChanged')
						void queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
					return refusal
				}
			}),
		} satisfies RoleGrantActors
		return provided(roleGrantMachine, () => ({ actors }))
	})
	return useActorRef(machine, { input }, ({ status }) => {
		if (status === 'done') onGranted()
	})
}
