import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Complaint } from './complaint.ts'
import { readable, type Subject, subjectOf } from './exported.ts'
import { nounOf } from './machine-files.ts'
import { readModule } from './read-module.ts'

/**
 * Loads any machine of XState 5, or the model of one.
 * @param place a file, with `:export` where it exports several machines
 * @throws Complaint when there is no file, no machine, more than one, or one of XState 4
 */
export const loadFile = async (place: string): Promise<Subject> => {
	const [, named, wanted] = /^(.+):([\w$]+)$/.exec(place) ?? []
	const isWhole = existsSync(place) || named === undefined
	const file = resolve(isWhole ? place : named)
	if (!existsSync(file)) throw new Complaint(`There is no file ${file}`)
	const exported = await readModule(file)
	if (!isWhole && !(wanted! in exported))
		throw new Complaint(
			`${file} exports no '${wanted}'; it exports ${Object.keys(exported).join(', ') || 'nothing'}`,
		)
	const fitting = readable(file, isWhole ? exported : { [wanted!]: exported[wanted!] })
	if (fitting.length > 1) {
		const names = fitting.map(([name]) => name)
		throw new Complaint(
			`${file} exports ${names.length} machines: ${names.join(', ')}; say which with --file ${file}:${names[0]}`,
		)
	}
	const [name, value] = fitting[0]!
	return subjectOf(file, nounOf(file) || name, value)
}
