/** Answer of an invoked actor: its kind, and the fields of that kind. */
export type Verdict = { kind: string }

/**
 * The guard behind `answered`: true if the kind is one of those wanted. Belongs in `setup({ guards:
 * { isKind } })`.
 */
export const isKind = (_: unknown, params: { kind: string; wanted: readonly string[] }): boolean =>
	params.wanted.includes(params.kind)

/**
 * A guard for `onDone`: whether the actor answered with one of these kinds. The verdict's type is
 * required, so that a misspelt kind does not compile.
 * @example { guard: answered<QuoteVerdict>('quoted'), target: 'choosing' }
 */
export const answered = <V extends Verdict = never>(...wanted: NoInfer<V>['kind'][]) => ({
	type: 'isKind' as const,
	params: ({ event }: { event: { output: V } }) => ({ kind: event.output.kind, wanted }),
})
