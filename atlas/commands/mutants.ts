import { doubtsOf, exploredOf } from '#atlas/load/explored.ts'
import type { Subject } from '#atlas/load/machine-file.ts'
import { subjectsOf } from '#atlas/load/subjects.ts'
import { type Hunt, hunt } from '#atlas/mutants/hunt.ts'
import type { Command } from './command.ts'
import { numberOf, oneOf } from './options.ts'
import { print } from './write.ts'

const tell = (noun: string, found: Hunt, seconds: number): string[] => {
  const { mutants, killed, equivalents, survivors, left } = found
  return [
    `${noun}: ${mutants} mutants, ${killed} killed, ${equivalents.length} equivalent (proved), ${survivors.length} survive, ${seconds.toFixed(1)} s`,
    ...equivalents.map((fault) => `  equivalent: ${fault}`),
    ...survivors.map(({ fault, steps }) =>
      steps
        ? `  survives: ${fault}; it shows after ${steps.join(', ')}`
        : `  survives: ${fault}; too many situations to prove it alike`,
    ),
    ...(left > 0 ? [`  not tried: ${left} more mutants; raise --most to try them`] : []),
  ]
}

/** Why the figures of a machine cannot be exact, in sentences. */
const unclear = (subject: Subject): string[] => [
  ...((subject.model.freeGuards ?? []).length > 0
    ? [
        `${subject.noun}: what its guards look at is not known, so mutants behind ${subject.model.freeGuards!.join(', ')} cannot be told apart; give a model with example events`,
      ]
    : []),
  ...doubtsOf(exploredOf(subject)),
]

/** Faults put into machines, and whether the generated suite notices each. */
export const mutants: Command = {
  use: 'mutants <machine|all> [--most N] [--format text|json] [--file path.ts[:export]]',
  about:
    'Puts every fault into a machine and runs its paths. Those that nothing can tell from the machine are proved so. Exit code 1 when one survives.',
  options: ['format', 'most', 'file'],
  run: async (names, given) => {
    const format = oneOf('format', ['text', 'json'], given.format)
    const hunts: Record<string, Hunt> = {}
    let doubts = 0
    for (const subject of await subjectsOf(names, given.file)) {
      const begun = performance.now()
      const { noun, model } = subject
      const found = hunt(noun, model, numberOf('most', given.most))
      for (const line of unclear(subject)) {
        doubts += 1
        console.error(line)
      }
      hunts[noun] = found
      if (format === 'text') print(tell(noun, found, (performance.now() - begun) / 1000).join('\n'))
    }
    if (format === 'json') print(JSON.stringify(hunts, null, 2))
    if (doubts > 0) return 2
    return Object.values(hunts).some(({ survivors }) => survivors.length > 0) ? 1 : 0
  },
}
