import { describe, expect, test } from 'vitest'
import {
	list,
	oneOf,
	oneOfNumbers,
	page,
	readSearchBy,
	uuid,
	whole,
	words,
} from '#api/search-fields.ts'

const read = readSearchBy({
	said: words(5),
	tags: list,
	kind: oneOf(['a', 'b']),
	stars: oneOfNumbers([4.5, 3]),
	year: whole(2000, 2099),
	id: uuid,
	page,
})

const nothing = {
	said: undefined,
	tags: undefined,
	kind: undefined,
	stars: undefined,
	year: undefined,
	id: undefined,
	page: undefined,
}

describe('24.4 CAT-01 what an address asks for', () => {
	test('is read key by key, whatever else the address says', () => {
		const id = '0190a2b4-7c1d-7e3f-8a5b-6c7d8e9f0a1b'
		const raw = { said: ' a\nbcdef', tags: 'x, y,,x', kind: 'b', stars: '4.5', year: '2024', id }
		expect(read({ ...raw, page: 2, other: 'z' })).toEqual({
			said: 'a bcd',
			tags: ['x', 'y'],
			kind: 'b',
			stars: 4.5,
			year: 2024,
			id,
			page: 2,
		})
	})

	test.each([
		null,
		'words',
		[],
		{},
		{ said: '\u0000', tags: ' ,', kind: 'c', stars: '4', year: '1999', id: 'x', page: 1 },
		{ said: {}, tags: {}, kind: 1, stars: {}, year: '2024.5', id: 7, page: '1001' },
		{ said: [], tags: [{}, ''], kind: ['a'], stars: [], year: [], id: [], page: 'abc' },
	])('%j asks for nothing, and every key is said', (raw) => {
		expect(Object.keys(read(raw))).toEqual(Object.keys(nothing))
		expect(read(raw)).toEqual(nothing)
	})

	test('has at most twenty entries in a list', () => {
		const many = Array.from({ length: 30 }, (_, i) => `t${i}`)
		expect(list(many.join(','))).toEqual(many.slice(0, 20))
		expect(list(many)).toEqual(many.slice(0, 20))
	})
})
