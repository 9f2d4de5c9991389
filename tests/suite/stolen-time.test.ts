import { expect, test } from 'vitest'
import { parseCoreTimes, readCoreTimes, stolenShare } from './stolen-time.ts'

const stat = 'cpu  100 10 30 5000 7 0 4 16 0 0\ncpu0 50 5 15 2500 3 0 2 8 0 0\n'

test('25 the cores’ times are those that they ran and those that the host took', () => {
	expect(parseCoreTimes(stat)).toEqual({ ran: 144, stolen: 16 })
})

test('25 the stolen share is of the time that was wanted', () => {
	expect(stolenShare({ ran: 100, stolen: 0 }, { ran: 200, stolen: 300 })).toBe(0.75)
	expect(stolenShare({ ran: 100, stolen: 4 }, { ran: 100, stolen: 4 })).toBe(0)
})

test('25 this machine’s times grow', () => {
	const before = readCoreTimes()
	expect(readCoreTimes().ran).toBeGreaterThanOrEqual(before.ran)
})
