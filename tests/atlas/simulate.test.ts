import { expect, test } from 'vitest'
import { nextAt } from '#atlas/simulate/next.ts'
import { pathOf } from '#atlas/simulate/path-of.ts'
import { readPayload } from '#atlas/simulate/payload.ts'
import { possibleAt, simulate } from '#atlas/simulate/simulate.ts'
import { readTrace, writeTrace } from '#atlas/simulate/trace.ts'
import { lessonMarkModel } from '#machines/learning/lesson/lesson-mark.model.ts'
import { promoCheckModel } from '#machines/shop/discount/promo-check.model.ts'
import { purchaseModel } from '#machines/shop/purchase/purchase.model.ts'

const bought =
	'start prefilled~purchase.submitted~answer quoteOrder paid~answer chooseProvider indian'

test('ATL-15 a trace in an address is the trace that was made', () => {
	expect(writeTrace(readTrace(bought))).toBe(bought)
	expect(readTrace(bought).map(({ kind }) => kind)).toEqual([
		'start',
		'event',
		'outcome',
		'outcome',
	])
	expect(readTrace('')).toEqual([])
})

test('ATL-15 a simulation shows each microstep, what it made happen, and where it led', () => {
	const { moments, stopped } = simulate(purchaseModel, readTrace(bought))
	expect(stopped).toBeNull()
	expect(moments.map(({ microsteps }) => microsteps.map(({ states }) => states.join()))).toEqual([
		['editing'],
		['quoting'],
		['choosingProvider'],
		['payingByCard'],
	])
	expect(moments[0]!.step.transitions).toEqual(['opening always 3'])
	expect(moments[3]!.step.effects.map((effect) => effect.split(' ').slice(0, 2).join(' '))).toEqual(
		['start payByCard'],
	)
})

test('ATL-15 what can be done is every event, the answers of the actors that run, and the delays that pass', () => {
	const labels = (trace: string) => {
		const last = simulate(promoCheckModel, readTrace(trace)).moments.at(-1)!
		return possibleAt(promoCheckModel, last)
			.filter(({ kind }) => kind !== 'event')
			.map(({ kind, label }) => `${kind} ${label}`)
	}
	expect(labels('start blank')).toEqual([])
	expect(labels('start blank~promo.changed typed')).toEqual(['delay debounce'])
	expect(labels('start blank~coupon.chosen')).toEqual([
		'outcome checkPromo valid',
		'outcome checkPromo invalid',
		'outcome checkPromo refused',
		'outcome checkPromo unreachable',
	])
})

test('ATL-15 a link that the machine cannot follow goes as far as it can and says where it stopped', () => {
	const { moments, stopped } = simulate(lessonMarkModel, readTrace('start nonsense~lesson.toggled'))
	expect([moments, stopped]).toEqual([[], '“nonsense” cannot be done at the start'])
	const later = simulate(purchaseModel, readTrace('start prefilled~answer quoteOrder paid'))
	expect([later.moments.length, later.stopped]).toEqual([
		1,
		'“quoteOrder paid” cannot be done after step 1',
	])
})

test('ATL-15 an event that nobody expects stays in the path as unexpected', () => {
	const { moments } = simulate(
		purchaseModel,
		readTrace('start prefilled~page.restored~purchase.submitted'),
	)
	const path = pathOf('purchase', moments)
	expect(path.steps.map(({ label, unexpected }) => [label, unexpected ?? false])).toEqual([
		['prefilled', false],
		['page.restored', true],
		['purchase.submitted', false],
	])
	expect(path.title).toBe(
		'PUR-01 PUR-02 purchase: Quoting after purchase submitted (from prefilled)',
	)
})

const nextAfter = (trace: string) =>
	nextAt(purchaseModel, simulate(purchaseModel, readTrace(trace)).moments.at(-1)!)

const labelled = (trace: string, label: string) =>
	nextAfter(trace).find(({ done }) => done.label === label)!

test('ATL-25 an edited payload is carried by the address, and decides what happens', () => {
	const edited = readTrace(`${bought.split('~').slice(0, 2).join('~')}~answer quoteOrder paid`)
	edited[2] = { ...edited[2]!, payload: { kind: 'quoted', total: 117801, route: '~ with {' } }
	const text = writeTrace(edited)
	expect(text.split('~')).toHaveLength(3)
	expect(readTrace(text)).toEqual(edited)
	const { moments, stopped } = simulate(purchaseModel, edited)
	expect(stopped).toBeNull()
	expect(moments.at(-1)!.step.transitions).toEqual(['quoting done(quoteOrder) 1'])
	expect(moments.at(-1)!.snapshot.context.change).toEqual({ from: 117800, to: 117801 })
	expect(readTrace('start prefilled~a with b')).toEqual([
		{ kind: 'start', label: 'prefilled' },
		{ kind: 'event', label: 'a with b' },
	])
})

test('ATL-25 a payload that the machine cannot read is said, and the simulation stays where it was', () => {
	const { moments, stopped } = simulate(purchaseModel, [
		...readTrace('start prefilled~purchase.submitted'),
		{ kind: 'outcome', label: 'quoteOrder paid', payload: null },
	])
	expect(moments).toHaveLength(2)
	expect(stopped).toMatch(/^“quoteOrder paid” throws: /)
})

test('ATL-25 what somebody types as a payload is read, or what is wrong with it is said', () => {
	expect(readPayload('{"total":1}', true)).toEqual({ payload: { total: 1 } })
	expect(readPayload('7', false)).toEqual({ payload: 7 })
	expect(readPayload('7', true)).toEqual({
		problem: 'What an event carries is an object, for example {"total": 117800}.',
	})
	expect(readPayload('{"total":', true)).toEqual({
		problem: expect.stringMatching(/^This is not JSON: /),
	})
})

test('ATL-25 each thing that can be done tells which transitions it takes and what it carries', () => {
	const { transitions, states, payload, isIdle } = labelled(
		'start prefilled~purchase.submitted',
		'quoteOrder dearer',
	)
	expect({ transitions, states, payload, isIdle }).toEqual({
		transitions: ['quoting done(quoteOrder) 1'],
		states: ['editing'],
		payload: { kind: 'quoted', total: 129800, route: 'paid' },
		isIdle: false,
	})
	const error = labelled('start prefilled~purchase.submitted', 'quoteOrder unreachable')
	expect([error.transitions, error.payload]).toEqual([['quoting error(quoteOrder) 1'], undefined])
	expect(labelled('start prefilled', 'page.restored').isIdle).toBe(true)
})

test('ATL-25 a refusing guard is explained: name, description, params, values read', () => {
	const { refusals } = labelled('start prefilled~purchase.submitted', 'quoteOrder paid')
	const verdict = { kind: 'quoted', total: 117800, route: 'paid' }
	expect(refusals).toEqual([
		{
			transition: 'quoting done(quoteOrder) 1',
			guard: 'isOtherPrice',
			description: 'The price changed: says from what to what, and asks again.',
			params: { verdict },
			saw: [
				['event.output.kind', 'quoted'],
				['event.output.total', 117800],
				['context.agreedTotal', 117800],
			],
		},
		{
			transition: 'quoting done(quoteOrder) 2',
			guard: 'isFree',
			description: null,
			params: { verdict },
			saw: [
				['event.output.kind', 'quoted'],
				['event.output.route', 'paid'],
			],
		},
	])
	const waiting = labelled('start prefilled~promo.observed pending', 'purchase.submitted')
	expect(waiting.isIdle).toBe(true)
	expect(waiting.refusals.map(({ guard, saw }) => [guard, saw])).toEqual([
		[
			'isComplete',
			[
				['event.total', 117800],
				['context.promo.kind', 'pending'],
			],
		],
		['isPromoSettled', [['context.promo.kind', 'pending']]],
	])
})
