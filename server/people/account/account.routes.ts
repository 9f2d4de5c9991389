import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { changeDetails, describeAccount, describeRoutes } from './account.service.ts'

/** SES-04: who is signed in, what they say of themselves, and where they may go. */
export const accountHandlers = (deps: Deps): Handlers => ({
	getUserInfo: (call) => describeAccount(deps.db, requireAccount(call), call.request.isView),
	changeUserInfo: (call) => changeDetails(deps.db, requireAccount(call), call.body),
	getUserRoutes: (call) => describeRoutes(deps.db, requireAccount(call)),
})
