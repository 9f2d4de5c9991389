import { relative, resolve } from 'node:path'
import { type Format, formats } from '#atlas/formats/formats.ts'
import { json } from '#atlas/formats/json.ts'
import { playwright } from '#atlas/formats/playwright.ts'
import { summaryOf } from '#atlas/formats/text.ts'
import { xray } from '#atlas/formats/xray.ts'
import { restrict, stateOf } from '#atlas/graph/graph.ts'
import { type Suite, type SuiteOptions, suiteOf, suites } from '#atlas/graph/suite.ts'
import { usageWeights } from '#atlas/journeys/usage-weights.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { doubtsOf, type ExploredSubject, exploredOf, notesOf } from '#atlas/load/explored.ts'
import { type Project, projectHere } from '#atlas/load/project.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import { followedPaths } from '#atlas/replay/follow.ts'
import type { Command } from './command.ts'
import { driverOf } from './driver-of.ts'
import { numberOf, oneOf } from './options.ts'
import { write } from './write.ts'

/** The paths of a suite that a real actor follows to their end; how many it does not follow is said. How few steps there could be is not known without a model. */
const onlyFollowed = ({ noun, model }: ExploredSubject, suite: Suite): Suite => {
  const { paths, cut } = followedPaths(model, suite.paths)
  if (cut > 0)
    console.error(
      `${noun}: ${cut} of ${suite.paths.length} paths are not given, for a real actor cannot follow them to their end`,
    )
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return { ...suite, paths, steps, bound: null }
}

const suiteFor = async (
  subject: ExploredSubject,
  format: Format,
  options: SuiteOptions,
): Promise<Suite> => {
  const { noun, graph, shown, model } = subject
  if (format !== 'playwright') {
    const suite = suiteOf(noun, { graph, shown }, options)
    return model.guessed ? onlyFollowed(subject, suite) : suite
  }
  const { drives, maxSteps = 40 } = await driverOf(noun)
  const drivable = restrict(graph, drives)
  const left = graph.edges.length - drivable.edges.length
  if (left > 0)
    console.error(
      `${noun}: ${left} of ${graph.edges.length} steps${options.suite === 'unexpected' || options.suite === 'full' ? ', and all unexpected events,' : ''} have no gesture in a browser; they are proved on the machine`,
    )
  return suiteOf(
    noun,
    { graph: drivable, shown },
    { ...options, maxSteps: options.maxSteps ?? maxSteps },
  )
}

const contentOf = (
  { noun, model }: ExploredSubject,
  suite: Suite,
  format: Format,
  out: string,
  { home, config }: Project,
  key?: string,
) => {
  if (format === 'json' && model.guessed) {
    const { inputs, events, outcomes } = model
    return json(noun, suite, { inputs, events, outcomes })
  }
  if (format === 'xray') return xray(noun, suite, key)
  if (format !== 'playwright') return formats[format].write(noun, suite)
  const path = relative(resolve(out), resolve(home, config.drivers!.runSuite))
  return playwright(noun, suite, path.startsWith('.') ? path : `./${path}`)
}

const statesOf = ({ graph }: ExploredSubject): string =>
  [...new Set(graph.edges.map(({ to }) => stateOf(to)))].join(', ')

/** Paths through machines, as tests in several formats. */
export const paths: Command = {
  use: 'paths <machine|all> [--suite S] [--format F] [--out DIR] [--to STATE] [--through STATE] [--max-steps N] [--seed N] [--steps N] [--weight usage [--journeys FILE]] [--limit N] [--project KEY] [--file path.ts[:export]]',
  about: `Suites: ${suites.join(', ')}. Formats: ${Object.keys(formats).join(', ')}.`,
  options: [
    'suite',
    'format',
    'out',
    'to',
    'through',
    'max-steps',
    'seed',
    'steps',
    'weight',
    'journeys',
    'limit',
    'project',
    'file',
  ],
  run: async (names, given) => {
    const format = oneOf('format', ['text', ...Object.keys(formats)] as Format[], given.format)
    const suite = oneOf('suite', ['transitions', ...suites] as const, given.suite)
    if (given.weight !== undefined) oneOf('weight', ['usage'], given.weight)
    const subjects = await subjectsOf(names, given.file)
    if (subjects.length > 1 && !given.out && format !== 'text')
      throw new Complaint(
        `Several machines as ${format} are several files: say where with --out DIR`,
      )
    const project = await projectHere()
    const documents = []
    let doubts = 0
    for (const subject of subjects) {
      const explored = exploredOf(subject, numberOf('limit', given.limit))
      const weights = given.weight ? usageWeights(project, subject.noun, given.journeys) : undefined
      const made = await suiteFor(explored, format, {
        suite,
        ...(given.to !== undefined && { to: given.to }),
        ...(given.through !== undefined && { through: given.through }),
        ...(given['max-steps'] && { maxSteps: numberOf('max-steps', given['max-steps'])! }),
        ...(given.seed && { seed: numberOf('seed', given.seed)! }),
        ...(given.steps && { steps: numberOf('steps', given.steps)! }),
        ...(weights && { weights }),
      })
      if (made.paths.length === 0 && (given.to ?? given.through) !== undefined)
        throw new Complaint(
          `${subject.noun} has no such path; its states are ${statesOf(explored)}`,
        )
      const problems = doubtsOf(explored)
      doubts += problems.length
      for (const line of [...problems, ...notesOf(explored)]) console.error(line)
      if (format !== 'text' || given.out) console.error(summaryOf(subject.noun, made))
      documents.push({
        name: `${subject.noun}.${suite}.${formats[format].suffix}`,
        content: contentOf(explored, made, format, given.out ?? '.', project, given.project),
      })
    }
    write(documents, given.out)
    return doubts > 0 ? 2 : 0
  },
}
