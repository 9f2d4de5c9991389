import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawAreas, withDrawing } from '#build/draw-areas.ts'

test('26.13 the drawing of the architecture page shows the imports of today', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  expect(drawAreas().split('\n').length).toBeGreaterThan(10)
  expect(page).toBe(withDrawing(page))
})
