import type { MachineModel } from '#atlas/graph/model.ts'
import type { Property } from '#machines/kit/property.types.ts'

/** Property of every machine that tags its waiting `busy`. */
const noEndlessWait = ({ leavesThePage = [] }: MachineModel): Property => ({
	says: 'No wait is for ever.',
	requirement: 'ATL-17',
	after: ({ hasTag }) => hasTag('busy'),
	eventually: ({ hasTag, isIn }) => !hasTag('busy') || leavesThePage.some(isIn),
})

/** Returns the properties of a machine: those of its model, and the common one. */
export const propertiesOf = (model: MachineModel): Property[] => [
	noEndlessWait(model),
	...((model.properties ?? []) as readonly Property[]),
]
