import { restrict } from '#atlas/graph/graph.ts'
import { type Suite, type SuiteOptions, suiteOf } from '#atlas/graph/paths/suite.ts'
import type { ExploredSubject } from '#atlas/load/explored.ts'
import { followedPaths } from '#atlas/replay/follow.ts'
import type { Found } from './driver-of.ts'

const LONGEST = 40

/**
 * The paths of a suite that a real actor follows to their end; how many it does not follow is said.
 * How few steps there could be is not known without a model.
 */
const onlyFollowed = ({ noun, model }: ExploredSubject, suite: Suite): Suite => {
	if (!model.guessed) return suite
	const { paths, cut } = followedPaths(model, suite.paths)
	if (cut > 0)
		console.error(
			`${noun}: ${cut} of ${suite.paths.length} paths are not given, for a real actor cannot follow them to their end`,
		)
	const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
	return { ...suite, paths, steps, bound: null }
}

/**
 * A suite of a machine; what cannot be made to happen, or followed, is said.
 * @param found the driver that is to run it; then only steps that it drives are in it
 */
export const suiteFor = (
	subject: ExploredSubject,
	options: SuiteOptions,
	found: Found | null,
): Suite => {
	const { noun, graph, shown } = subject
	if (!found) return onlyFollowed(subject, suiteOf(noun, { graph, shown }, options))
	const { drives = () => true, maxSteps = LONGEST } = found.driver
	const drivable = restrict(graph, drives)
	const left = graph.edges.length - drivable.edges.length
	const isUnexpected = options.suite === 'unexpected' || options.suite === 'full'
	if (left > 0 || isUnexpected)
		console.error(
			`${noun}: ${left} of ${graph.edges.length} steps${isUnexpected ? ', and all unexpected events,' : ''} have no gesture in a browser; they are proved on the machine`,
		)
	const most = options.maxSteps ?? maxSteps
	const suite = suiteOf(noun, { graph: drivable, shown }, { ...options, maxSteps: most })
	return onlyFollowed(subject, suite)
}
