import { randomUUID } from 'node:crypto'
import type { Account } from './account.ts'

/** For whom a page is rendered: an account by its session, or a visitor. */
export type Caller = { account: Account; sessionId: string; isView: boolean } | null

/** Tells the calls that a rendered page makes inside this process from those of the network. */
export type InsideCalls = {
	/**
	 * Runs a rendering whose calls are the caller's; the pass goes with each of them and is good for
	 * nothing afterwards.
	 */
	during: <Result>(caller: Caller, render: (pass: string) => Promise<Result>) => Promise<Result>
	isInside: (pass: unknown) => boolean
	callerOf: (pass: unknown) => Caller
}

/** The header that carries the pass. */
export const PASS_HEADER = 'x-rendering'

/** No rendering is going on yet. */
export const createInsideCalls = (): InsideCalls => {
	const callers = new Map<unknown, Caller>()
	return {
		during: async (caller, render) => {
			const pass = randomUUID()
			callers.set(pass, caller)
			try {
				return await render(pass)
			} finally {
				callers.delete(pass)
			}
		},
		isInside: (pass) => callers.has(pass),
		callerOf: (pass) => callers.get(pass) ?? null,
	}
}
