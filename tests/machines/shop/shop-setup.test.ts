import { describe, expect, test } from 'vitest'
import { nextStep } from '#machines/shop/shop-setup/shop-setup.rules.ts'
import { statesOf } from '../story.ts'

describe('DSK-01 the set-up of a shop', () => {
	test('DSK-01 a step with a missing field is not sent; filled in, it is stored and the next one opens', () => {
		expect(
			statesOf(
				'shop-setup',
				'fresh',
				'step.submitted',
				'field.changed brand',
				'step.submitted',
				'answer storeSettings stored',
			),
		).toEqual(['editing', 'editing', 'storing', 'editing'])
	})

	test('DSK-01 a test payment that was paid on the provider’s page is asked about, also after a code', () => {
		expect(
			statesOf(
				'shop-setup',
				'settled',
				'step.opened payments',
				'payment.requested',
				'answer openTestPayment opened',
				'answer payTest elsewhere',
				'payment.reported',
				'answer checkTestPayment verificationRequired',
				'factor.verified',
				'answer checkTestPayment returned',
			),
		).toEqual([
			...['editing', 'opening', 'paying', 'awaitingPage', 'checking'],
			...['awaitingFactor', 'checking', 'editing'],
		])
	})

	test('DSK-01 the set-up goes on with the first step that is not done, and stays when all are', () => {
		expect(nextStep([], null)).toBe('brand')
		expect(nextStep(['brand', 'legal'], 'legal')).toBe('bank')
		expect(nextStep(['legal', 'bank', 'contact', 'mail', 'payments'], 'payments')).toBe('brand')
		expect(nextStep(['brand', 'legal', 'bank', 'contact', 'mail', 'payments'], 'mail')).toBe('mail')
	})
})
