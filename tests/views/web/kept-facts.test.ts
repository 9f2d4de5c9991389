import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { sessionMachine } from '#machines/people/session/session.machine.ts'
import { keepFacts } from '#processes/offline-queue/keep-facts.ts'
import { keptFacts } from '#processes/offline-queue/kept-facts.ts'
import { whoIsHere } from '#processes/offline-queue/who-is-here.ts'

const idle: (() => void)[] = []
vi.mock('#processes/when-idle.ts', () => ({ whenIdle: (work: () => void) => idle.push(work) }))
vi.mock('#processes/offline-queue/kept-facts.ts', () => ({
	mayKeep: () => true,
	keptFacts: { write: vi.fn(async () => undefined), prune: async () => undefined },
}))

test('OFF-01 what is kept stays while nobody can say who is here, and leaves with the account', () => {
	const context = {
		accountId: 'asha',
		email: '',
		invitation: null,
		link: null,
		failure: null,
		intent: null,
	}
	const here = (
		['signedIn', { signedIn: 'refreshing' }, 'restoring', 'unreachable', 'signedOut'] as const
	).map((value) => [value, whoIsHere(sessionMachine.resolveState({ value, context }))])
	expect(here).toEqual([
		['signedIn', 'asha'],
		[{ signedIn: 'refreshing' }, 'asha'],
		['restoring', undefined],
		['unreachable', undefined],
		['signedOut', null],
	])
})

test('OFF-01 SES-02 facts that wait to be kept are dropped when their reader leaves', () => {
	const client = new QueryClient()
	const waiting = keepFacts(client)
	client.setQueryData(['mine', 'coins'], 15)
	waiting.drop()
	client.setQueryData(['public', 'plans'], 3)
	for (const flush of idle.splice(0)) flush()
	const written = vi.mocked(keptFacts.write).mock.calls.flatMap(([facts]) => facts)
	expect(written.map(([, { queryKey, data }]) => [queryKey, data])).toEqual([
		[['public', 'plans'], 3],
	])
})
