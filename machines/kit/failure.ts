import { assign } from 'xstate'

type FailureActions<Kind> = {
	assignFailure: (_: unknown, params: { kind: Kind }) => void
	clearFailure: () => void
}

/**
 * The two actions on a context's `failure: Kind | null`. Belongs in `setup({ actions })`. Typed as
 * effects are, since `setup` cannot infer the parameters of a spread `assign`.
 * @example actions: { ...failureActions<CartFailure>() }
 */
export const failureActions = <Kind>(): FailureActions<Kind> =>
	({
		assignFailure: assign({ failure: (_, params: { kind: Kind }) => params.kind }),
		clearFailure: assign({ failure: null }),
	}) as unknown as FailureActions<Kind>

/** For `onDone`: stores the kind with which the actor answered as the failure. */
export const answeredFailure = <Kind extends string>() => ({
	type: 'assignFailure' as const,
	params: ({ event }: { event: { output: { kind: string } } }) => ({
		kind: event.output.kind as Kind,
	}),
})

/** For `onError`: the server could not be reached, or answered with a fault that is not ours. */
export const unavailable = {
	type: 'assignFailure' as const,
	params: { kind: 'unavailable' as const },
}
