import { expect, it } from 'vitest'
import { tell } from '../story.ts'

it('SCH-05 ticking sends the agreement immediately and closes; a failure is only logged', () => {
	expect(
		tell('school-terms', 'contact', 'agreement.ticked', 'answer sendAgreement stored'),
	).toEqual([
		['agreement.ticked', 'sending', 'start sendAgreement'],
		['answer sendAgreement stored', 'left', 'do leaveTerms', 'output null'],
	])
	expect(
		tell('school-terms', 'contact', 'agreement.ticked', 'answer sendAgreement unreachable').at(-1),
	).toEqual([
		'answer sendAgreement unreachable',
		'left',
		'do leaveTerms',
		'do logFailure',
		'output null',
	])
})

it('SCH-05 nobody but the point of contact agrees, and nobody agrees twice', () => {
	for (const input of ['additional', 'agreed'])
		expect(tell('school-terms', input, 'agreement.ticked')).toEqual([
			['agreement.ticked', 'reading'],
		])
})
