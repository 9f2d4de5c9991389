import { describe, expect, it } from 'vitest'
import { changesBetween, otherFields, textFields } from '#domain/learning/content-changes.rules.ts'
import { paragraphsOf } from '#domain/learning/rich-text.rules.ts'
import { aLesson, wholeContent } from '../../server/support/drafts.ts'

const [fold, share] = [aLesson('Fold'), aLesson('Share')]
const before = wholeContent({ lessons: [fold, share] })
const changedBy = (change: Partial<typeof before>) =>
	changesBetween(before, { ...before, ...change })

describe('DSK-04 what differs between two versions', () => {
	it('DSK-04 the same content has no difference, and every field is compared', () => {
		expect(changedBy({})).toEqual([])
		expect([...textFields, ...otherFields, 'lessons'].sort()).toEqual(Object.keys(before).sort())
	})

	it('DSK-04 texts are compared as they are read: prices in rupees, times of India, lists by line', () => {
		const start_date = '2026-12-01T04:30:00.000Z'
		expect(changedBy({ price: 59_900, start_date, tags: ['Roti', 'Play'], outcomes: [] })).toEqual([
			{ kind: 'text', field: 'tags', before: 'Foundational Numeracy', after: 'Roti\nPlay' },
			{
				kind: 'text',
				field: 'outcomes',
				before: 'Introduces halves and quarters with food',
				after: '',
			},
			{ kind: 'text', field: 'price', before: '499', after: '599' },
			{ kind: 'text', field: 'start_date', before: '', after: '2026-12-01T10:00' },
		])
	})

	it('DSK-04 a setting is named', () => {
		expect(changedBy({ gives_certificate: false })).toEqual([
			{ kind: 'other', field: 'gives_certificate' },
		])
	})

	it('DSK-04 lessons are new, gone, changed or in another order', () => {
		const cut = aLesson('Cut')
		const longer = { ...fold, body: paragraphsOf('Bring two rotis.') }
		const found = changedBy({ lessons: [cut, longer] })
		expect(
			found.map(
				(one) => one.kind === 'lesson' && [one.title, one.before === null, one.after === null],
			),
		).toEqual([
			['Cut', true, false],
			['Fold', false, false],
			['Share', false, true],
		])
		expect(found[1]).toMatchObject({ after: expect.stringContaining('Bring two rotis.') })
		expect(changedBy({ lessons: [share, fold] })).toEqual([
			{ kind: 'order', before: 'Fold\nShare', after: 'Share\nFold' },
		])
	})

	it('28.3 the resources of a bundle are compared by their titles, in their order', () => {
		const items = [
			{ id: '1', title: 'Fold' },
			{ id: '2', title: 'Share' },
		]
		expect(changedBy({ items })).toEqual([
			{ kind: 'text', field: 'items', before: '', after: 'Fold\nShare' },
		])
	})

	it('DSK-04 where only the form of the words differs both texts are the same', () => {
		const body = paragraphsOf('Fold it.')
		const bold = paragraphsOf('Fold it.')
		const [block] = bold.content
		if (block?.type === 'paragraph')
			block.content = [{ type: 'text', text: 'Fold it.', marks: [{ type: 'bold' }] }]
		const [plain, formed] = [
			{ ...before, lessons: [{ ...fold, body }] },
			{ ...before, lessons: [{ ...fold, body: bold }] },
		]
		const [change] = changesBetween(plain, formed)
		expect(change).toMatchObject({ kind: 'lesson', title: 'Fold' })
		expect(change?.kind === 'lesson' && change.before === change.after).toBe(true)
	})
})
