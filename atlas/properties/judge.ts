import type { Edge, Graph } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import type { Property } from '#machines/kit/property.types.ts'
import { counterexampleOf } from './counterexample.ts'
import { propertiesOf } from './properties-of.ts'

/**
 * A property of a machine and the shortest way to where it does not hold; null where it holds
 * everywhere in the graph.
 */
export type Judgement = { property: Property; counterexample: Edge[] | null }

/** Checks every property of a machine over its explored graph. */
export const judge = (model: MachineModel, graph: Graph): Judgement[] =>
	propertiesOf(model).map((property) => ({
		property,
		counterexample: counterexampleOf(graph, property),
	}))
