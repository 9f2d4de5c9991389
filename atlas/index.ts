/** Public API: types for a team's own files, and the commands as functions. */
export { definitionOf } from '#atlas/graph/definition.ts'
export type { Definition } from '#atlas/graph/definition.types.ts'
export { type Exploration, explore } from '#atlas/graph/explore.ts'
export type { Edge, Graph } from '#atlas/graph/graph.ts'
export type { MachineModel, Outcome } from '#atlas/graph/model.ts'
export { type Path, type Suite, type SuiteOptions, suiteOf } from '#atlas/graph/paths/suite.ts'
export type { AtlasConfig } from '#atlas/load/config.types.ts'
export { defaultModel } from '#atlas/load/default-model.ts'
export { hunt } from '#atlas/mutants/hunt.ts'
export { type Judgement, judge } from '#atlas/properties/judge.ts'
export type { Journey } from '#atlas/usage/journey.ts'
export type {
	Journeys,
	JourneysAsked,
	JourneysSource,
} from '#atlas/usage/journeys-source.ts'
export { JourneysRefused } from '#atlas/usage/journeys-source.ts'
export type { Moment, Property } from '#machines/kit/property.types.ts'
export { transitionId } from '#machines/kit/transition-names.ts'
