import type { MachineModel } from '#atlas/graph/model.ts'
import type { Suite } from '#atlas/graph/paths/suite.ts'

/** Meanings of the steps' labels: inputs, events and answers by label. */
export type Examples = Pick<MachineModel, 'inputs' | 'events' | 'outcomes'>

const plain = (_: string, value: unknown): unknown =>
	value instanceof Error ? { ...value, message: value.message } : value

/**
 * A suite as JSON: its figures, then each path with its steps; `transitions` are ids of those that
 * a step takes.
 * @param examples of a machine without a model, for nobody else knows what its labels stand for
 */
export const json = (
	noun: string,
	{ suite, steps, bound, paths }: Suite,
	examples?: Examples,
): string =>
	`${JSON.stringify({ machine: noun, suite, steps, bound, ...(examples && { examples }), paths }, plain, 2)}\n`
