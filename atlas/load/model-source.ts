import type { MachineModel, Outcome } from '#atlas/graph/model.ts'
import { importFile } from './import-file.ts'

const literal = (value: unknown): string => {
	if (value === undefined) return 'undefined'
	if (value instanceof Error) return `new Error(${JSON.stringify(value.message)})`
	if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
	if (typeof value === 'object' && value !== null)
		return `{ ${Object.entries(value)
			.map(([key, inner]) => `${JSON.stringify(key)}: ${literal(inner)}`)
			.join(', ')} }`
	return typeof value === 'function' ? '() => undefined' : (JSON.stringify(value) ?? 'undefined')
}

const record = (entries: Record<string, unknown>, write: (value: never) => string): string =>
	`{\n${Object.entries(entries)
		.map(([name, value]) => `    ${JSON.stringify(name)}: ${write(value as never)},\n`)
		.join('')}  }`

const nameIn = async (file: string, machine: unknown): Promise<string> => {
	const exported = Object.entries(await importFile(file))
	return exported.find(([, value]) => value === machine)?.[0] ?? 'machine'
}

/**
 * Returns a model as a TypeScript file to go on from, with the examples that were found by trying.
 * @param from how the file reaches the machine
 * @param file the machine's own file
 */
export const modelSource = async (
	{ machine, inputs, events, outcomes, delays, effects }: MachineModel,
	from: string,
	file: string,
): Promise<string> => {
	const name = await nameIn(file, machine)
	const imported = name === 'default' ? 'machine' : `{ ${name} }`
	const answers = (given: Record<string, Outcome>) => literal(given)
	return `import type { MachineModel } from '@vidya/atlas'
import ${imported} from '${from}'

/** How the paths of ${machine.id} are found. These examples were found by trying: put what really happens in their place. */
export const model: MachineModel = {
  machine: ${name === 'default' ? 'machine' : name},
  inputs: ${record(inputs, literal)},
  events: ${record(events, literal)},
  outcomes: ${record(outcomes, answers)},
  delays: ${literal(delays)},
  effects: ${literal(effects)},
  project: (context) => context,
}
`
}
