import { afterEach, expect, it, vi } from 'vitest'
import { newId } from '#api/new-id.ts'

afterEach(() => vi.unstubAllGlobals())

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('ids are random where a page does not come by https too', () => {
	const { getRandomValues } = crypto
	vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
	const ids = Array.from({ length: 1000 }, newId)
	expect(new Set(ids).size).toBe(1000)
	for (const id of ids) expect(id).toMatch(version4)
})

it('ids are the browser’s own where it has some', () => {
	expect(newId()).toMatch(version4)
})
