import type { Selected } from '#atlas/diagram/drawing.types.ts'
import type { Box, Layout } from '#atlas/diagram/layout.ts'

/** Where a part is in a picture; a transition is where its label is. Undefined for what a closed state hides. */
export const boxOf = (layout: Layout, { kind, id }: Selected): Box | undefined =>
  kind === 'state'
    ? layout.states.find(({ name }) => name === id)
    : layout.transitions.find((one) => one.id === id)?.label
