import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { callBackMachine } from '#machines/school/call-back/call-back.machine.ts'
import {
	faultOf,
	isUnsaved,
	sentAddress,
	valuesOf,
	withField,
} from '#machines/school/call-back/call-back.rules.ts'
import type { CallBackVerdict } from '#machines/school/call-back/call-back.types.ts'
import type { CallBackValues } from '#machines/school/call-back/call-back-draft.rules.ts'
import {
	type CallBackDraft,
	emptyCallBack,
	OTHER,
	type RequiredField,
	requiredFields,
} from '#machines/school/call-back/call-back-draft.rules.ts'

const filled: CallBackDraft = {
	...emptyCallBack,
	fullName: 'Shabnam Qureshi',
	schoolName: 'Nai Subah Public School',
	email: 'shabnam@example.org',
	mobile: '+919839012345',
	purpose: 'Teacher Training',
}

/** Every subset of the required fields but the empty one. */
const combinations = Array.from({ length: 2 ** requiredFields.length - 1 }, (_, i) =>
	requiredFields.filter((_field, bit) => (i + 1) & (1 << bit)),
)
const without = (fields: readonly RequiredField[], blank: string): CallBackDraft => ({
	...filled,
	...Object.fromEntries(fields.map((field) => [field, field === 'purpose' ? '' : blank])),
})

it('CBK-02 whatever is missing is named in the order of the form, before address and number are looked at', () => {
	expect(combinations).toHaveLength(31)
	for (const fields of combinations)
		for (const blank of ['', '  '])
			expect(faultOf({ ...without(fields, blank) })).toEqual({ kind: 'missing', fields })
	expect(faultOf({ ...filled, fullName: '', email: 'no address', mobile: '1' })).toEqual({
		kind: 'missing',
		fields: ['fullName'],
	})
	expect(faultOf(filled)).toBe(null)
})

it('CBK-02 the address is looked at before the number', () => {
	const bad = ['a', 'a@b', '@b.in', 'a@b.', 'a b@c.in', 'a@b c.in', 'a@@b.in']
	for (const email of bad)
		expect([email, faultOf({ ...filled, email, mobile: '1' })]).toEqual([email, { kind: 'email' }])
	for (const email of ['a@b.in', 'शिक्षक@विद्यालय.भारत', 'a.b+c@d.co.in'])
		expect([email, faultOf({ ...filled, email })]).toEqual([email, null])
})

it('CBK-02 a number has 10 to 15 digits and may begin with a plus', () => {
	const of = (mobile: string) => faultOf({ ...filled, mobile })
	for (const mobile of [
		'123456789',
		'1234567890123456',
		'++1234567890',
		'98390 12345',
		'98390-12345',
		'१२३४५६७८९०',
	])
		expect([mobile, of(mobile)]).toEqual([mobile, { kind: 'mobile' }])
	for (const mobile of [
		'1234567890',
		'123456789012345',
		'+1234567890',
		'+123456789012345',
		' 9839012345 ',
	])
		expect([mobile, of(mobile)]).toEqual([mobile, null])
})

it('CBK-03 an own purpose is sent in place of its name, goes with another one, and counts as missing while it is empty', () => {
	const other = withField(filled, 'purpose', OTHER)
	expect(faultOf(other)).toEqual({ kind: 'missing', fields: ['purpose'] })
	expect(faultOf(withField(other, 'ownPurpose', '  '))).toEqual({
		kind: 'missing',
		fields: ['purpose'],
	})
	const own = withField(other, 'ownPurpose', ' Library hours ')
	expect(valuesOf(own).purpose).toBe('Library hours')
	expect(withField(own, 'mobile', '1').ownPurpose).toBe(' Library hours ')
	expect(withField(own, 'purpose', 'Teacher Training')).toEqual({ ...filled, ownPurpose: '' })
	expect(withField(filled, 'ownPurpose', 'nowhere to type this')).toEqual(filled)
})

it('CBK-01 CBK-04 a request holds the fields without blanks around, on a Monday from nine if nothing else was chosen', () => {
	expect(
		valuesOf({ ...filled, fullName: ' Shabnam Qureshi ', email: ' shabnam@example.org' }),
	).toEqual({
		fullName: 'Shabnam Qureshi',
		schoolName: 'Nai Subah Public School',
		email: 'shabnam@example.org',
		mobile: '+919839012345',
		preferredDay: 'Monday',
		preferredTime: '9am-10am',
		purpose: 'Teacher Training',
	})
})

it('CBK-01 the address that is sent leaves out the secret of an invitation', () => {
	const site = 'https://vidya.example'
	expect(sentAddress(`${site}/tpo-2025/secret-of-a-school?a=1#b`)).toBe(`${site}/tpo-2025?a=1#b`)
	expect(sentAddress(`${site}/vidya-for-schools?a=1`)).toBe(`${site}/vidya-for-schools?a=1`)
	expect(sentAddress('x'.repeat(3000))).toHaveLength(2000)
})

it('CBK-06 every change makes a form unsaved, and taking it back saved again', () => {
	expect(isUnsaved(filled, filled)).toBe(false)
	for (const field of Object.keys(filled) as (keyof CallBackDraft)[])
		expect([field, isUnsaved({ ...filled, [field]: 'x' } as CallBackDraft, filled)]).toEqual([
			field,
			true,
		])
})

it('CBK-05 CBK-06 input is kept through every failure, goes with the thanks, and only what was not sent is abandoned', async () => {
	const told: unknown[] = []
	const answers: CallBackVerdict[] = [
		{ kind: 'refused', detail: 'This number is not in use.' },
		{ kind: 'failed' },
		{ kind: 'unreachable' },
		{ kind: 'sent' },
	]
	const ref = createActor(
		callBackMachine.provide({
			actors: {
				sendRequest: fromPromise<CallBackVerdict, { values: CallBackValues }>(async ({ input }) => {
					told.push(input.values.purpose)
					return answers.shift()!
				}),
			},
			actions: {
				recordSubmitted: () => told.push('submitted'),
				recordAbandoned: (_, { reason }) => told.push(reason),
			},
		}),
		{ input: { given: emptyCallBack } },
	).start()
	for (const [field, value] of Object.entries(filled))
		ref.send({ type: 'field.changed', field: field as keyof CallBackDraft, value })
	for (const failure of answers.slice(0, 3)) {
		ref.send({ type: 'request.submitted' })
		await expect.poll(() => ref.getSnapshot().value).toBe('error')
		expect(ref.getSnapshot().context).toEqual({
			given: emptyCallBack,
			draft: filled,
			fault: null,
			failure,
		})
	}
	ref.send({ type: 'request.submitted' })
	await expect.poll(() => ref.getSnapshot().value).toBe('success')
	expect(ref.getSnapshot().context.draft).toEqual(emptyCallBack)
	ref.send({ type: 'form.closed' })
	expect(ref.getSnapshot().status).toBe('done')
	expect(told).toEqual([...Array(4).fill('Teacher Training'), 'submitted'])
})
