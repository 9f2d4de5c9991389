import { expect, test } from 'vitest'
import { createRepeatKey } from '#api/repeat-key.ts'

test('SCH-06 the same body has the same key until it is answered; another body has another', () => {
	const key = createRepeatKey()
	const first = key.headerOf({ percent: 30 })
	expect(first['Idempotency-Key']).toMatch(/^[\w-]{16,}$/)
	expect(key.headerOf({ percent: 30 })).toEqual(first)
	expect(key.headerOf({ percent: 31 })).not.toEqual(first)
	const again = key.headerOf({ percent: 30 })
	expect(again).not.toEqual(first)
	key.forget()
	expect(key.headerOf({ percent: 30 })).not.toEqual(again)
})
