import type { MachineModel } from '#atlas/graph/model.ts'
import type { Property } from '#machines/kit/property.types.ts'

/** What holds of every machine that tags its waiting `busy`. */
const noEndlessWait = ({ leavesThePage = [] }: MachineModel): Property => ({
  says: 'No wait is for ever.',
  requirement: 'ATL-17',
  after: ({ hasTag }) => hasTag('busy'),
  eventually: ({ hasTag, isIn }) => !hasTag('busy') || leavesThePage.some(isIn),
})

/** The properties of a machine: those that stand beside its model, and the one of all. */
export const propertiesOf = (model: MachineModel): Property[] => [
  noEndlessWait(model),
  ...((model.properties ?? []) as readonly Property[]),
]
