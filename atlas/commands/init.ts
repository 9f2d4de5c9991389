import { existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { Complaint } from '#atlas/load/complaint.ts'
import { MACHINE_FILE, machineFiles } from '#atlas/load/machine-files.ts'
import { modelSource } from '#atlas/load/model-source.ts'
import { projectHere } from '#atlas/load/project.ts'
import { subjectNamed } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { print } from './write.ts'

const MOST_TOLD = 8

/** Globs of the folders in which machines were found, and of those below. */
const globsOf = (home: string, files: readonly string[]): string[] => {
	const folders = new Set(
		files.map((file) => relative(home, file).replaceAll('\\', '/').split('/')[0]!),
	)
	const isFlat = files.some((file) => dirname(file) === home)
	return isFlat
		? [`**/${MACHINE_FILE}`]
		: [...folders].map((folder) => `${folder}/**/${MACHINE_FILE}`)
}

const configOf = (globs: readonly string[]): string =>
	[
		"/** What the atlas knows of this repository. @type {import('@vidya/atlas').AtlasConfig} */",
		'export default {',
		`  machines: ${JSON.stringify(globs).replaceAll('"', "'")},`,
		'}',
		'',
	].join('\n')

/** Writes the configuration of a repository, or the first model of a machine. */
export const init: Command = {
	use: 'init [machine …]',
	about:
		'Writes atlas.config.mjs for the machines found here; with names, a model beside each of these machines to begin with, its examples found by trying. Nothing that is there is written over.',
	options: [],
	run: async (names) => {
		const project = await projectHere()
		const { home } = project
		if (names.length === 0) {
			const file = join(home, 'atlas.config.mjs')
			if (Object.keys(project.config).length > 0)
				throw new Complaint(`${home} has a configuration already`)
			const found = machineFiles(project)
			if (found.size === 0)
				throw new Complaint(
					`No file below ${home} is called *.machine.ts, *Machine.ts, machine.ts or *.model.ts (or .js)`,
				)
			writeFileSync(file, configOf(globsOf(home, [...found.values()])))
			const told = [...found.keys()].slice(0, MOST_TOLD).join(', ')
			const more = found.size > MOST_TOLD ? ` and ${found.size - MOST_TOLD} more` : ''
			print(`${file}\nMachines: ${told}${more}\nNext: atlas check all`)
			return 0
		}
		for (const name of names) {
			const { file, noun, model } = await subjectNamed(project, name)
			const target = join(dirname(file), `${noun}.model.ts`)
			if (!model.guessed || existsSync(target)) throw new Complaint(`${name} has a model already`)
			writeFileSync(target, await modelSource(model, `./${basename(file)}`, file))
			print(target)
		}
		return 0
	},
}
