import { describe, expect, it } from 'vitest'
import {
	hasPage,
	MOST_PICKED,
	toggled,
	withPage,
} from '#machines/web/bulk-change/bulk-change.rules.ts'

const items = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, i) => ({ id: `${from + i}`, name: '', row: {} }))
const ids = (picked: readonly { id: string }[]) => picked.map(({ id }) => Number(id))

describe('28.3 items are picked one by one or by page', () => {
	it('28.3 a second press takes an item away', () => {
		const [first] = items(0, 1)
		expect(ids(toggled([], first!))).toEqual([0])
		expect(toggled([first!], { ...first!, name: 'renamed' })).toEqual([])
	})

	it('28.3 a page adds what is missing of it, and a whole one takes itself away', () => {
		const page = items(0, 3)
		expect(ids(withPage(items(2, 4), page))).toEqual([2, 3, 0, 1])
		expect(ids(withPage(items(0, 5), page))).toEqual([3, 4])
		expect(hasPage(items(0, 2), page)).toBe(false)
		expect(hasPage([], [])).toBe(false)
	})

	it('28.3 more than a hundred are not picked', () => {
		const most = items(0, MOST_PICKED)
		expect(withPage(most, items(90, 120))).toEqual(most)
		expect(toggled(most, items(200, 201)[0]!)).toEqual(most)
		expect(ids(withPage(items(0, 98), items(98, 103)))).toEqual(ids(most))
	})
})
