import { expect, test } from 'vitest'
import { assign, emit, fromPromise, setup } from 'xstate'
import { hunt } from '#atlas/mutants/hunt.ts'
import { mutantsOf } from '#atlas/mutants/mutants.ts'

const modelOf = (slug: string) => {
	const machine = setup({
		types: {
			context: {} as { id: string; seen: number },
			events: {} as { type: 'item.chosen'; id: string; slug: string },
		},
		actions: {
			tell: (_, __: { id: string }) => {},
			keep: assign({ id: (_, params: { id: string }) => params.id, seen: 1 }),
		},
	}).createMachine({
		id: 'chooser',
		context: { id: '', seen: 0 },
		initial: 'open',
		states: {
			open: {
				on: {
					'item.chosen': {
						target: 'chosen',
						actions: [
							{ type: 'keep', params: ({ event }) => ({ id: event.id }) },
							{ type: 'tell', params: ({ event }) => ({ id: event.id }) },
						],
					},
				},
			},
			chosen: {},
		},
	})
	return {
		machine,
		inputs: { plain: undefined },
		events: { 'item.chosen': { type: 'item.chosen', id: 'i1', slug } },
		outcomes: {},
		delays: {},
		effects: ['tell'],
		project: ({ id }: { id: string }) => ({ id }),
	} as never
}

test('ATL-12 params, inputs and assigns with other values are noticed where the model shows them', () => {
	const { survivors, equivalents, hidden, killed } = hunt('chooser', modelOf('s1'))
	expect({ survivors, equivalents, hidden }).toEqual({
		survivors: [],
		equivalents: [],
		hidden: [
			{ fault: 'the machine begins with another seen', fields: ['seen'] },
			{ fault: 'keep assigns another seen', fields: ['seen'] },
			{ fault: 'keep does not assign seen', fields: ['seen'] },
		],
	})
	expect(killed).toBeGreaterThan(5)
})

test('ATL-12 every place that gives a value has its faults, a field at a time', () => {
	const machine = setup({
		types: {
			context: {} as { price: number; pause: number; codes: string[]; note: string | null },
			events: {} as { type: 'sum.asked'; tax: number; rounded: boolean },
			emitted: {} as { type: 'sum.told'; price: number },
			output: {} as { price: number; paid: boolean },
		},
		actors: { ask: fromPromise<number, { price: number; codes: string[] }>(async () => 0) },
		actions: {
			take: assign(({ context }, params: { tax: number; rounded: boolean }) => ({
				price: params.rounded ? context.price : context.price + params.tax,
				note: 'taken',
			})),
			tell: emit(({ context }) => ({ type: 'sum.told', price: context.price })),
		},
		guards: { isMore: ({ context }, { than }: { than: number }) => context.price > than },
		delays: { pause: ({ context }) => context.pause },
	}).createMachine({
		id: 'sum',
		context: { price: 5, pause: 100, codes: ['one'], note: null },
		initial: 'open',
		states: {
			open: {
				on: {
					'sum.asked': {
						guard: { type: 'isMore', params: { than: 4 } },
						target: 'asking',
						actions: [
							{
								type: 'take',
								params: ({ event }) => ({ tax: event.tax, rounded: event.rounded }),
							},
							'tell',
						],
					},
				},
			},
			asking: {
				invoke: {
					id: 'ask',
					src: 'ask',
					input: ({ context: { price, codes } }) => ({ price, codes }),
					onDone: 'waiting',
				},
			},
			waiting: { entry: emit({ type: 'sum.told', price: 1 }), after: { pause: 'over' } },
			over: { type: 'final' },
		},
		output: ({ context }) => ({ price: context.price, paid: true }),
	})
	const model = {
		machine,
		inputs: { plain: undefined },
		events: {
			'sum.asked': { type: 'sum.asked', tax: 1, rounded: false },
			'sum.asked rounded': { type: 'sum.asked', tax: 1, rounded: true },
		},
		outcomes: { ask: { done: { output: 1 } } },
		delays: { pause: 100 },
		effects: [],
		project: (context: object) => context,
	} as never
	const faults = mutantsOf(model).map(({ fault }) => fault)
	expect(faults).toEqual(
		expect.arrayContaining([
			'open on sum.asked 1 with another tax in the params of action 1',
			'open on sum.asked 1 with another rounded in the params of action 1',
			'open on sum.asked 1 asks its guard with another than',
			'asking gives ask another price',
			'asking gives ask another codes',
			'take assigns another price',
			'take assigns another note',
			'tell emits another price',
			'tell emits another type',
			'waiting entry action 1 emits another price',
			'pause lasts 1 ms more',
			'the machine begins with another price',
			'the machine begins with another note',
			'the machine ends with another paid',
		]),
	)
	const { survivors, hidden, equivalents } = hunt('sum', model)
	expect({ survivors, hidden }).toEqual({ survivors: [], hidden: [] })
	expect(equivalents).toEqual(['open on sum.asked 1 without its guard'])
})
