import { pathsOf } from '#atlas/graph/paths/paths-of.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import type { Moment } from './moment.ts'

/** A simulation as a path, so that it can be written as a test like any generated one. */
export const pathOf = (noun: string, moments: readonly Moment[]): Path =>
	pathsOf(noun, [moments.map(({ step }) => step)])[0]!
