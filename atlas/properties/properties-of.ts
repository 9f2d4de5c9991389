import type { MachineModel } from '#atlas/graph/model.ts'
import type { Property } from '#machines/kit/property.types.ts'
import { leavesThePage } from './leaves-the-page.ts'

/** What holds of every machine that tags its waiting `busy`. */
const noEndlessWait = (noun: string): Property => ({
  says: 'No wait is for ever.',
  requirement: 'ATL-17',
  after: ({ hasTag }) => hasTag('busy'),
  eventually: ({ hasTag, isIn }) => !hasTag('busy') || (leavesThePage[noun] ?? []).some(isIn),
})

/** The properties of a machine: those that stand beside its model, and the one of all. */
export const propertiesOf = (noun: string, model: MachineModel): Property[] => [
  noEndlessWait(noun),
  ...((model.properties ?? []) as readonly Property[]),
]
