import { expect, it } from 'vitest'
import { getInitialSnapshot, getNextSnapshot } from 'xstate'
import { purchaseMachine } from '#machines/shop/purchase/purchase.machine.ts'
import type { PurchaseEvent } from '#machines/shop/purchase/purchase.types.ts'

const prefill = { name: '', email: 'asha@school.in', phone: '', country: 'IN' }
const input = { accountId: 'p1', resourceIds: ['c1'], prefill }

/** Returns the form after these events. */
const after = (...events: PurchaseEvent[]) => {
	const begun = getInitialSnapshot(purchaseMachine, input as never)
	const { errors, fromAbroad } = events.reduce(
		(snapshot, event) => getNextSnapshot(purchaseMachine, snapshot, event),
		begun,
	).context
	return { errors, fromAbroad }
}
const submitted = { type: 'purchase.submitted', total: 35_300 } as const
const abroad = { type: 'abroad.confirmed' } as const
const changed = (field: 'name' | 'phone' | 'country', value: string) =>
	({ type: 'field.changed', field, value }) as const

it('24.17 PUR-01 another country takes back what was wrong with the phone, and nothing else', () => {
	const { errors } = after(submitted)
	expect([Boolean(errors.name), Boolean(errors.phone)]).toEqual([true, true])
	const { errors: then } = after(submitted, changed('country', 'KE'))
	expect([Boolean(then.name), then.phone]).toEqual([true, undefined])
})

it('24.17 PUR-06 another country or number takes back the word that one pays from abroad', () => {
	expect(after(abroad).fromAbroad).toBe(true)
	expect(after(abroad, changed('name', 'Asha')).fromAbroad).toBe(true)
	expect(after(abroad, changed('country', 'KE')).fromAbroad).toBe(false)
	expect(after(abroad, changed('phone', '98765')).fromAbroad).toBe(false)
})
