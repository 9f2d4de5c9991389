import { expect, test } from 'vitest'
import { machineSpeed, REFERENCE_MS } from '../../server/setup/machine-speed.mjs'
import { LIMIT, paced, tooSlow } from './pace.ts'

const usual = [REFERENCE_MS, REFERENCE_MS]

test('25 seconds are counted for a machine of two cores whose speed is known', () => {
  expect(paced(900, usual, 2)).toBe(900)
  expect(paced(900, usual, 16)).toBe(900)
  expect(paced(900, [REFERENCE_MS / 2, REFERENCE_MS / 2], 2)).toBe(1800)
  expect(paced(1800, [REFERENCE_MS, 2 * REFERENCE_MS], 2)).toBe(900)
  expect(paced(1800, usual, 1)).toBe(900)
})

test('25 a suite far over its limit fails, and a slow machine does not make it fail', () => {
  expect(tooSlow(LIMIT, usual, 2)).toBeNull()
  expect(tooSlow(LIMIT + 1, usual, 2)).toMatch(/^The suite has become slow: 1801 s where 1800 /)
  expect(tooSlow(3 * LIMIT, [3 * REFERENCE_MS, REFERENCE_MS], 2)).toBeNull()
  expect(tooSlow(2 * LIMIT, usual, 1)).toBeNull()
})

test('25 the speed of a machine is a time', () => {
  expect(machineSpeed()).toBeGreaterThan(1)
})
