import type { AnyStateMachine } from 'xstate'
import { nameOf, transitionId } from '#machines/kit/transition-names.ts'
import { nodesOf, transitionsFrom } from './definition.ts'

const MOST_ASKED = 8

/** One choice of answers, in words: ` [isPaid] [!isLate]`. */
export type Answered<Result> = { words: string; result: Result }

/**
 * Takes guards out of a machine's hands, so that a path may choose what each says: for machines without a model, whose guards look at
 * payloads that nobody has told. Changes the machine that it is given.
 * @param ids ids of transitions whose guard is freed
 * @returns a function that runs a step once for every answer that the freed guards asked on the way can give
 */
export const freeGuards = (machine: AnyStateMachine, ids: readonly string[]) => {
  let script: boolean[] = []
  let asked: { name: string; yes: boolean }[] = []
  for (const definition of nodesOf(machine.root).flatMap(transitionsFrom)) {
    if (definition.guard === undefined || !ids.includes(transitionId(definition))) continue
    const name = nameOf(definition.guard)
    definition.guard = () => {
      const yes = script[asked.length] ?? true
      asked.push({ name, yes })
      return yes
    }
  }
  return <Result>(run: () => Result): Answered<Result>[] => {
    const all: Answered<Result>[] = []
    script = []
    for (;;) {
      asked = []
      const result = run()
      all.push({
        words: asked.map(({ name, yes }) => ` [${yes ? '' : '!'}${name}]`).join(''),
        result,
      })
      const last = asked.slice(0, MOST_ASKED).findLastIndex(({ yes }) => yes)
      if (last === -1) return all
      script = [...asked.slice(0, last).map(({ yes }) => yes), false]
    }
  }
}
