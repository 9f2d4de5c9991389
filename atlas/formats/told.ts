import type { Definition } from '#atlas/graph/definition.types.ts'
import type { MachineModel } from '#atlas/graph/model.ts'

/**
 * What steps are told with: the machine's descriptions, and what the labels of its model stand for.
 */
export type Told = {
  definition?: Definition
  model?: Pick<MachineModel, 'inputs' | 'events' | 'outcomes' | 'delays' | 'words'>
}
