import { describe, expect, test } from 'vitest'
import { nextItem, placeOf, previousItem } from '#machines/people/inbox/inbox.rules.ts'

const items = ['refund_request/1', 'report/2', 'draft/3']

describe('DSK-12 the place in the inbox', () => {
	test('DSK-12 the next and the previous one are those beside the open one', () => {
		const at = { items, open: 'report/2', place: 1 }
		expect([nextItem(at), previousItem(at)]).toEqual(['draft/3', 'refund_request/1'])
		expect(nextItem({ items, open: 'draft/3', place: 2 })).toBeNull()
		expect(previousItem({ items, open: 'refund_request/1', place: 0 })).toBeNull()
	})

	test('DSK-12 after a decision the next one has the place of the decided one', () => {
		const left = ['refund_request/1', 'draft/3']
		const place = placeOf(left, 'report/2', 1)
		expect(place).toBe(1)
		expect(nextItem({ items: left, open: 'report/2', place })).toBe('draft/3')
		expect(previousItem({ items: left, open: 'report/2', place })).toBe('refund_request/1')
	})

	test('DSK-12 after the last one was decided there is none, and the place stays in the list', () => {
		const place = placeOf(['refund_request/1'], 'draft/3', 2)
		expect(place).toBe(1)
		expect(nextItem({ items: ['refund_request/1'], open: 'draft/3', place })).toBeNull()
		expect(placeOf([], 'draft/3', 2)).toBe(0)
	})

	test('DSK-12 an item is found again at its new place', () => {
		expect(placeOf(items, 'draft/3', 0)).toBe(2)
		expect(placeOf(items, null, 1)).toBe(1)
	})
})
