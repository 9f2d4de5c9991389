import { describe, expect, test } from 'vitest'
import { ageWords, dueWords, isOverdue, ownerWords } from '#desk/people/inbox/inbox-words.ts'

const now = Date.parse('2026-11-29T10:00:00Z')
const daysBefore = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

describe('DSK-12 the words of the inbox', () => {
	test.each([
		[-5, 'waiting for 0 min'],
		[59, 'waiting for 59 min'],
		[60, 'waiting for 1 h'],
		[23 * 60 + 59, 'waiting for 23 h'],
		[24 * 60, 'waiting for 1 day'],
		[47 * 60, 'waiting for 1 day'],
		[48 * 60, 'waiting for 2 days'],
	])('DSK-12 after %s minutes something is %s', (minutes, words) => {
		expect(ageWords(daysBefore(minutes), now)).toBe(words)
	})

	test('DSK-12 something is overdue after its time, and never where nothing is promised', () => {
		expect(isOverdue({ due_at: daysBefore(1) }, now)).toBe(true)
		expect(isOverdue({ due_at: daysBefore(-1) }, now)).toBe(false)
		expect(isOverdue({ due_at: null }, now)).toBe(false)
		expect(dueWords({ due_at: null })).toBeNull()
		expect(dueWords({ due_at: '2020-01-02T10:00:00Z' })).toBe('Overdue since 02 Jan 2020')
		expect(dueWords({ due_at: '2120-01-02T10:00:00Z' })).toBe('due 02 Jan 2120')
	})

	test('DSK-12 the owner is named, and oneself addressed', () => {
		expect(ownerWords(null)).toBe('Nobody has it yet')
		expect(ownerWords({ name: 'Neha', is_caller: false })).toBe('Neha has it')
		expect(ownerWords({ name: 'Neha', is_caller: true })).toBe('You have it')
	})
})
