import { expect, test } from 'vitest'
import { pathOf } from '#atlas/simulate/path-of.ts'
import { possibleAt, simulate } from '#atlas/simulate/simulate.ts'
import { readTrace, writeTrace } from '#atlas/simulate/trace.ts'
import { lessonMarkModel } from '#machines/lesson-mark/lesson-mark.model.ts'
import { promoCheckModel } from '#machines/promo-check/promo-check.model.ts'
import { purchaseModel } from '#machines/purchase/purchase.model.ts'

const bought =
  'start prefilled~purchase.submitted~answer quoteOrder paid~answer chooseProvider indian'

test('ATL-15 a trace in an address is the trace that was made', () => {
  expect(writeTrace(readTrace(bought))).toBe(bought)
  expect(readTrace(bought).map(({ kind }) => kind)).toEqual([
    'start',
    'event',
    'outcome',
    'outcome',
  ])
  expect(readTrace('')).toEqual([])
})

test('ATL-15 a simulation shows each microstep, what it made happen, and where it led', () => {
  const { moments, stopped } = simulate(purchaseModel, readTrace(bought))
  expect(stopped).toBeNull()
  expect(moments.map(({ microsteps }) => microsteps.map(({ states }) => states.join()))).toEqual([
    ['editing'],
    ['quoting'],
    ['choosingProvider'],
    ['payingByCard'],
  ])
  expect(moments[0]!.step.transitions).toEqual(['opening always 3'])
  expect(moments[3]!.step.effects.map((effect) => effect.split(' ').slice(0, 2).join(' '))).toEqual(
    ['start payByCard'],
  )
})

test('ATL-15 what can be done is every event, the answers of the actors that run, and the delays that pass', () => {
  const labels = (trace: string) => {
    const last = simulate(promoCheckModel, readTrace(trace)).moments.at(-1)!
    return possibleAt(promoCheckModel, last)
      .filter(({ kind }) => kind !== 'event')
      .map(({ kind, label }) => `${kind} ${label}`)
  }
  expect(labels('start blank')).toEqual([])
  expect(labels('start blank~promo.changed typed')).toEqual(['delay debounce'])
  expect(labels('start blank~coupon.chosen')).toEqual([
    'outcome checkPromo valid',
    'outcome checkPromo invalid',
    'outcome checkPromo refused',
    'outcome checkPromo unreachable',
  ])
})

test('ATL-15 a link that the machine cannot follow goes as far as it can and says where it stopped', () => {
  const { moments, stopped } = simulate(lessonMarkModel, readTrace('start nonsense~lesson.toggled'))
  expect([moments, stopped]).toEqual([[], '“nonsense” cannot be done at the start'])
  const later = simulate(purchaseModel, readTrace('start prefilled~answer quoteOrder paid'))
  expect([later.moments.length, later.stopped]).toEqual([
    1,
    '“quoteOrder paid” cannot be done after step 1',
  ])
})

test('ATL-15 an event that nobody expects stays in the path as unexpected', () => {
  const { moments } = simulate(
    purchaseModel,
    readTrace('start prefilled~page.restored~purchase.submitted'),
  )
  const path = pathOf('purchase', moments)
  expect(path.steps.map(({ label, unexpected }) => [label, unexpected ?? false])).toEqual([
    ['prefilled', false],
    ['page.restored', true],
    ['purchase.submitted', false],
  ])
  expect(path.title).toBe(
    'PUR-01 PUR-02 purchase: Quoting after purchase submitted (from prefilled)',
  )
})
