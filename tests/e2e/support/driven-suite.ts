import { restrict } from '#atlas/graph/graph.ts'
import { type Suite, suiteOf } from '#atlas/graph/paths/suite.ts'
import { expectedGraph } from '../../machines/expected.ts'
import type { Driver } from './driver.ts'

const LONGEST = 40

/**
 * Returns a suite with every transition of the reviewed table that the driver can take in the
 * browser, and every situation a person can be in, once. Machine paths take a transition in its
 * other situations (docs/layers.md).
 */
export const drivenSuite = ({ noun, drives = () => true, maxSteps = LONGEST }: Driver): Suite =>
	suiteOf(noun, { graph: restrict(expectedGraph(noun), drives) }, { suite: 'once', maxSteps })
