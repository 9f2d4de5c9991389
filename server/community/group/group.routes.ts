import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { changeGroup, createGroup, listDeskGroups } from './desk-group.service.ts'

/** 28.3: the groups of the community are made and changed in the desk. */
export const deskGroupHandlers = (deps: Deps): Handlers => ({
	listDeskGroups: ({ query }) => listDeskGroups(deps, query),
	createGroup: (call) => createGroup(deps, requireAccount(call), call.body),
	changeGroup: (call) => changeGroup(deps, requireAccount(call), call.params.id, call.body),
})
