import { restrict } from '#atlas/graph/graph.ts'
import { type Suite, suiteOf } from '#atlas/graph/paths/suite.ts'
import { expectedGraph } from '../../machines/expected.ts'
import type { Driver } from './driver.ts'

const LONGEST = 40

/**
 * Every transition of the reviewed table that a driver can make happen in the browser, and every situation that a person can be in, once. In
 * its other situations a transition is taken by the machine's own paths, without a browser (docs/layers.md).
 */
export const drivenSuite = ({ noun, drives = () => true, maxSteps = LONGEST }: Driver): Suite =>
  suiteOf(noun, { graph: restrict(expectedGraph(noun), drives) }, { suite: 'once', maxSteps })
