import { join } from 'node:path'
import type { Plugin } from 'vite'
import { machineFiles } from '#atlas/load/machine-files.ts'
import { type Project, projectAt } from '#atlas/load/project.ts'

const NAME = 'virtual:atlas-project'

const line = (name: string, file: string) =>
	`${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`

const sourceOf = (project: Project, base: string): string => {
	const { home, config } = project
	const { title = 'Atlas', journeys, live = false } = config.page ?? {}
	const files = [...machineFiles(project)].map(([name, file]) => line(name, file))
	return [
		`export const base = ${JSON.stringify(base)}`,
		`export const title = ${JSON.stringify(title)}`,
		`export const isLive = ${live}`,
		`export const files = {${files.join(', ')}}`,
		journeys
			? `export { journeys } from ${JSON.stringify(join(home, journeys))}`
			: 'export const journeys = null',
	].join('\n')
}

/**
 * Gives the page the machines of the project that a folder belongs to, and what its configuration
 * says of the page.
 */
export const projectForPage = (folder: string): Plugin => {
	let base = '/'
	return {
		name: 'atlas-project',
		configResolved: (config) => {
			base = config.base
		},
		resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
		load: async (id) => (id === `\0${NAME}` ? sourceOf(await projectAt(folder), base) : null),
	}
}
