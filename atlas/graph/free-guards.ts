import { type AnyMachineSnapshot, type AnyStateMachine, not } from 'xstate'
import { nameOf } from '#machines/kit/transition-names.ts'
import { nodesOf, transitionsFrom } from './definition.ts'

const MOST_ASKED = 8

type Checked = {
	check: (snapshot: AnyMachineSnapshot, given: unknown, own: { guards: unknown[] }) => boolean
}

/** One choice of answers, in words: ` [isPaid] [!isLate]`. */
export type Answered<Result> = { words: string; result: Result }

/**
 * Takes every guard out of a machine's hands, so that all that could be asked of a payload is
 * found, whatever the guards say of it. Each is still asked. Changes the machine that it is given.
 * @returns a function that runs a step once for every answer that the guards asked on the way can
 * give
 */
export const freeGuards = (machine: AnyStateMachine) => {
	let script: boolean[] = []
	let asked: { name: string; yes: boolean }[] = []
	for (const definition of nodesOf(machine.root).flatMap(transitionsFrom)) {
		const { guard } = definition
		if (guard === undefined) continue
		const name = nameOf(guard)
		const ask = not(guard as never) as unknown as Checked
		const check: Checked['check'] = (snapshot, given) => {
			try {
				ask.check(snapshot, given, { guards: [guard] })
			} catch {
				// It cannot answer for a value of which nothing is known.
			}
			const yes = script[asked.length] ?? asked.length < MOST_ASKED
			asked.push({ name, yes })
			return yes
		}
		definition.guard = Object.assign(() => false, { check, guards: [] }) as never
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
