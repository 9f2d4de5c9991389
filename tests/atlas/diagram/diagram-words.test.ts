import { expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { conditionOf, noteOf } from '#atlas/diagram/condition.ts'
import { legendOf } from '#atlas/diagram/draw/legend.ts'
import { svg } from '#atlas/diagram/draw/svg.ts'
import { eventCode, eventPhrase } from '#atlas/diagram/event-words.ts'
import { kindOf } from '#atlas/diagram/kind-of.ts'
import { layOut } from '#atlas/diagram/layout/lay-out.ts'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import { phraseOf, timeOf } from '#atlas/diagram/phrases.ts'
import type { Labels } from '#atlas/diagram/words.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { models } from '../../machines/models.ts'

const child = createMachine({ id: 'courier', initial: 'off', states: { off: {} } })

const parcel = setup({
	actors: { deliver: child },
	delays: { patience: 90_000, computed: () => 5 },
	guards: { isKind: () => true, hasAddress: () => true },
}).createMachine({
	id: 'parcel',
	initial: 'packing',
	states: {
		packing: {
			meta: { requirement: 'PCL-01' },
			on: {
				'label.printed': [
					{ guard: 'hasAddress', target: 'sending' },
					{
						target: 'refused',
						description: 'The address is missing.',
						meta: { requirement: 'PCL-02' },
					},
				],
				'*': {},
			},
			always: { guard: { type: 'isKind', params: { wanted: 'lost' } }, target: 'refused' },
		},
		sending: {
			tags: 'busy',
			invoke: [
				{ id: 'deliver', src: 'deliver', onDone: 'arrived', onError: 'refused' },
				{ src: child as never, onSnapshot: {} },
			],
			after: { patience: 'refused', 1500: {}, computed: {} },
		},
		refused: { type: 'final' },
		arrived: { type: 'final' },
		cancelled: { type: 'final' },
	},
})
const definition = definitionOf(parcel)

/** The words on a label, and those in a state. */
const labelOf = async (labels: Labels, id: string): Promise<string> => {
	const { transitions } = await layOut(definition, { labels })
	const { label } = transitions.find((one) => one.id === id)!
	return label.lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ')
}
const linesOf = ({ states }: Layout, name: string): string[] =>
	states
		.find((one) => one.name === name)!
		.lines.map(({ spans }) =>
			spans
				.map((one) => one.text)
				.join(' ')
				.trim(),
		)

test('ATL-31 names become words, and times have their unit', () => {
	expect(['choosingProvider', 'promo.changed', 'XMLParsed', 'step2'].map(phraseOf)).toEqual([
		'choosing provider',
		'promo changed',
		'xml parsed',
		'step2',
	])
	expect([50, 150, 600, 1500, 90_000, 3_600_000, 172_800_000].map(timeOf)).toEqual([
		'50 ms',
		'0.15 s',
		'0.6 s',
		'1.5 s',
		'1.5 min',
		'1 h',
		'2 d',
	])
})

test.each([
	['isKind (wanted: quoted)', null, 'if quoted'],
	['isKind (wanted: sent or alreadyApplied)', null, 'if sent or already applied'],
	['isScene (scene: away)', null, 'if scene is away'],
	['not isFree', null, 'if not free'],
	['hasWords and isOnline', null, 'if it has words and online'],
	['canRetry', null, 'if it can retry'],
	['isOtherPrice', 'The price changed: says from what to what.', 'when the price changed'],
	['isFaulty', 'The first field that is wrong gets the focus.', 'if faulty'],
])('ATL-31 the condition %s with the description %s reads "%s"', (guard, description, words) => {
	expect(conditionOf(guard, description)).toBe(words)
})

test('ATL-31 a short description that is no condition is written beside it', () => {
	expect(noteOf('The others go on.')).toBe('The others go on')
	expect(noteOf('The price changed: says from what to what.')).toBe(null)
	expect(noteOf('x'.repeat(60))).toBe(null)
})

test('ATL-31 what makes a transition happen is said in words or in code', () => {
	const told = definition.transitions.map((one) => [
		one.id,
		eventPhrase(definition, one),
		eventCode(definition, one),
	])
	expect(told).toEqual([
		['packing label.printed 1', 'label printed', 'label.printed'],
		['packing label.printed 2', 'label printed', 'label.printed'],
		['packing * 1', 'anything else', '*'],
		['packing always 1', 'at once', 'always'],
		['sending done(deliver) 1', 'deliver answered', 'done(deliver)'],
		['sending error(deliver) 1', 'deliver failed', 'error(deliver)'],
		['sending snapshot(1.parcel.sending) 1', 'courier reports', 'snapshot(courier)'],
		['sending after(1500) 1', 'after 1.5 s', 'after 1.5 s'],
		['sending after(patience) 1', 'after 1.5 min (patience)', 'after patience (1.5 min)'],
		['sending after(computed) 1', 'after computed', 'after computed'],
	])
})

test('ATL-31 a picture speaks words or code, with requirement ids, and names invoked actors by their source', async () => {
	expect(await labelOf('code', 'packing label.printed 2')).toBe('label.printed [else] PCL-02')
	expect(await labelOf('words', 'packing label.printed 2')).toBe(
		'label printed otherwise · The address is missing PCL-02',
	)
	const [code, words] = [await layOut(definition), await layOut(definition, { labels: 'words' })]
	expect(linesOf(code, 'packing')).toEqual(['packing', 'PCL-01'])
	expect(linesOf(code, 'sending')).toEqual([
		'sending #busy',
		'invoke / deliver',
		'invoke / courier',
	])
	expect(linesOf(words, 'sending')).toEqual(['Sending', 'runs deliver', 'runs courier'])
})

test('ATL-31 states under way, failed and ended well have a kind, from tags and names', () => {
	expect(definition.states.map((state) => [state.name, kindOf(state)])).toEqual([
		['.', null],
		['packing', null],
		['sending', 'busy'],
		['refused', 'failed'],
		['arrived', 'happy'],
		['cancelled', null],
	])
})

test('ATL-31 the legend has the signs of its picture and no other', async () => {
	expect(legendOf(definition, await layOut(definition)).map(({ sign }) => sign)).toEqual([
		'busy',
		'failed',
		'happy',
		'final',
		'clock',
	])
	const terms = definitionOf(models['sidebar-sections']!.machine)
	expect(legendOf(terms, await layOut(terms))).toEqual([])
	expect(await svg(definition)).toContain('the end: nothing follows')
})

test('ATL-31 an invoked machine leads to its diagram', async () => {
	const [sending] = definition.states.filter(({ name }) => name === 'sending')
	expect(sending!.invokes.map(({ machine }) => machine)).toEqual(['courier', 'courier'])
	const document = await svg(definition, {
		linkOf: ({ machine }) => (machine === 'courier' ? 'courier.svg' : undefined),
	})
	expect(document.match(/<a href="courier\.svg"/g)).toHaveLength(2)
	expect(await svg(definition)).not.toContain('<a ')
})
