import {
	type Call,
	type Handlers,
	type OperationId,
	requireAccount,
} from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as service from './second-factor.service.ts'

const callerOf = <Op extends OperationId>(call: Call<Op>): service.Caller => ({
	me: requireAccount(call),
	sessionId: call.request.sessionId!,
})

/** DSK-02: staff sign in with a second factor, an authenticator app. */
export const secondFactorHandlers = (deps: Deps): Handlers => ({
	showSecondFactor: (call) => service.describeFactor(deps, callerOf(call)),
	beginSecondFactor: (call) => service.beginFactor(deps, callerOf(call)),
	confirmSecondFactor: (call) => service.confirmFactor(deps, callerOf(call), call.body.code),
	verifySecondFactor: (call) => service.verifyFactor(deps, callerOf(call), call.body.code),
})
