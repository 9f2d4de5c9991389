import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { nounOf } from './machine-files.ts'

/**
 * The names of a machine’s files, sorted: those of its folder, without the ones named after another
 * machine in it.
 * @param file the machine or its model
 */
export const filesBeside = (file: string): string[] => {
	const names = readdirSync(dirname(file)).sort()
	const others = names
		.filter((name) => /\.(machine|model)\.\w+$/.test(name))
		.map(nounOf)
		.filter((noun) => noun !== nounOf(file))
	return names.filter((name) => !others.some((other) => name.startsWith(`${other}.`)))
}
