import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { hunt } from '#atlas/mutants/hunt.ts'

const modelOf = (slug: string) => {
  const machine = setup({
    types: {
      context: {} as { id: string; seen: number },
      events: {} as { type: 'item.chosen'; id: string; slug: string },
    },
    actions: {
      tell: (_, __: { id: string }) => {},
      keep: assign({ id: (_, params: { id: string }) => params.id, seen: 1 }),
    },
  }).createMachine({
    id: 'chooser',
    context: { id: '', seen: 0 },
    initial: 'open',
    states: {
      open: {
        on: {
          'item.chosen': {
            target: 'chosen',
            actions: [
              { type: 'keep', params: ({ event }) => ({ id: event.id }) },
              { type: 'tell', params: ({ event }) => ({ id: event.id }) },
            ],
          },
        },
      },
      chosen: {},
    },
  })
  return {
    machine,
    inputs: { plain: undefined },
    events: { 'item.chosen': { type: 'item.chosen', id: 'i1', slug } },
    outcomes: {},
    delays: {},
    effects: ['tell'],
    project: ({ id }: { id: string }) => ({ id }),
  } as never
}

test('ATL-12 params, inputs and assigns with other values are noticed where the model shows them', () => {
  const { survivors, equivalents, killed } = hunt('chooser', modelOf('s1'))
  expect(survivors).toEqual([])
  expect(equivalents).toEqual(['keep does not assign seen'])
  expect(killed).toBeGreaterThan(5)
})
