import { expect, test } from 'vitest'
import { machineSpeed, REFERENCE_MS } from '../../server/setup/machine-speed.mjs'
import { LIMIT, type Part, paced, tooSlow } from './pace.ts'

const part = (seconds: number, before: number, after = before): Part => ({
  seconds,
  speeds: [before * REFERENCE_MS, after * REFERENCE_MS],
})

test('25 seconds are counted for a machine of two cores whose speed is known', () => {
  expect(paced([part(900, 1)], 2)).toBe(900)
  expect(paced([part(900, 1)], 16)).toBe(900)
  expect(paced([part(900, 1 / 2)], 2)).toBe(1800)
  expect(paced([part(1800, 1, 2)], 2)).toBe(900)
  expect(paced([part(1800, 1)], 1)).toBe(900)
})

test('25 each part of a run is counted at the speed that the machine had around it', () => {
  expect(paced([part(600, 1), part(900, 1, 3), part(900, 3)], 2)).toBe(1200)
})

test('25 a suite far over its limit fails, and a slow machine does not make it fail', () => {
  expect(tooSlow([part(LIMIT, 1)], 2)).toBeNull()
  expect(tooSlow([part(LIMIT, 1), part(1, 1)], 2)).toMatch(
    /^The suite has become slow: 1801 s where 1800 /,
  )
  expect(tooSlow([part(3 * LIMIT, 3, 1)], 2)).toBeNull()
  expect(tooSlow([part(2 * LIMIT, 1)], 1)).toBeNull()
})

test('25 the speed of a machine is a time', () => {
  expect(machineSpeed()).toBeGreaterThan(1)
})
