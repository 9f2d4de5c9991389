import type { Definition } from '#atlas/graph/definition.types.ts'
import type { MachineModel } from '#atlas/graph/model.ts'

/**
 * Context for describing steps: the machine's descriptions, and the meanings of its model's labels.
 */
export type Told = {
	definition?: Definition
	model?: Pick<MachineModel, 'inputs' | 'events' | 'outcomes' | 'delays' | 'words'>
}
