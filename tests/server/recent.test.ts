import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentAnswers } from '#server/catalogue/recent.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('CAT-07 visitors who ask together, or within two seconds, share one look into the database', async () => {
  const recently = recentAnswers()
  const find = vi.fn(async () => ({ total: find.mock.calls.length }))
  expect(await Promise.all([recently('a', find), recently('a', find)])).toEqual([
    { total: 1 },
    { total: 1 },
  ])
  vi.advanceTimersByTime(1999)
  expect(await recently('a', find)).toEqual({ total: 1 })
  expect(await recently('b', find)).toEqual({ total: 2 })
  vi.advanceTimersByTime(1)
  expect(await recently('a', find)).toEqual({ total: 3 })
})

test('CAT-07 a failure is not kept', async () => {
  const recently = recentAnswers()
  await expect(recently('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recently('a', async () => 'back')).toBe('back')
})

test('CAT-07 answers do not pile up without end', async () => {
  const recently = recentAnswers()
  for (let i = 0; i <= 500; i += 1) await recently(String(i), async () => i)
  expect(await recently('0', async () => 'asked anew')).toBe('asked anew')
})
