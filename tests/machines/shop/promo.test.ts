import { expect, it } from 'vitest'
import { statesOf, tell } from '../story.ts'

it('PRM-01 a code is looked up 600 ms after the last keystroke and settled by the server', () => {
	expect(
		tell(
			'promo-check',
			'blank',
			'promo.changed typed',
			'after debounce',
			'answer checkPromo valid',
		),
	).toEqual([
		[
			'promo.changed typed',
			'waiting',
			'do reportPromo {"code":"SAVE10","kind":"pending"}',
			'wait debounce',
		],
		[
			'after debounce',
			'checking',
			'do reportPromo {"code":"SAVE10","kind":"pending"}',
			'start checkPromo {"code":"SAVE10"}',
		],
		['answer checkPromo valid', 'valid', 'do reportPromo {"code":"SAVE10","kind":"valid"}'],
	])
})

it('PRM-01 an empty field is never looked up', () => {
	expect(tell('promo-check', 'blank', 'promo.changed blank')).toEqual([
		['promo.changed blank', 'empty', 'do reportPromo {"code":"","kind":"none"}'],
	])
})

it('PRM-01 typing on while a code is checked stops the check, so that no stale answer is shown', () => {
	expect(tell('promo-check', 'restored', 'promo.changed typed')).toEqual([
		[
			'promo.changed typed',
			'waiting',
			'do reportPromo {"code":"SAVE10","kind":"pending"}',
			'stop checkPromo',
			'wait debounce',
		],
	])
})

it('PRM-02 the server may find a code valid, invalid, or refuse it in its own words', () => {
	const settled = ['valid', 'invalid', 'refused', 'unreachable'].map(
		(answer) => statesOf('promo-check', 'restored', `answer checkPromo ${answer}`)[0],
	)
	expect(settled).toEqual(['valid', 'invalid', 'refused', 'failed'])
})

it('PRM-03 a coupon card is checked without a debounce and applied when the server has confirmed its code', () => {
	expect(tell('promo-check', 'blank', 'coupon.chosen', 'answer checkPromo valid')).toEqual([
		[
			'coupon.chosen',
			'checking',
			'do reportPromo {"code":"DIWALI","kind":"pending"}',
			'start checkPromo {"code":"DIWALI"}',
		],
		['answer checkPromo valid', 'valid', 'do reportPromo {"code":"DIWALI","kind":"valid"}'],
	])
})

it('PRM-03 a coupon marked Not Applicable does nothing when clicked', () => {
	expect(tell('promo-check', 'blank', 'coupon.chosen unfit')).toEqual([
		['coupon.chosen unfit', 'empty'],
	])
})

it('PRM-03 the coupon that is chosen for the buyer is checked as the form opens, and stays cleared once it is cleared', () => {
	expect(tell('promo-check', 'offered', 'answer checkPromo valid', 'promo.cleared')).toEqual([
		['answer checkPromo valid', 'valid', 'do reportPromo {"code":"DIWALI","kind":"valid"}'],
		['promo.cleared', 'empty', 'do reportPromo {"code":"","kind":"none"}'],
	])
})
