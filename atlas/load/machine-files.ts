import { basename, dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Project } from './project.ts'

/** How files of machines are called where nobody says which they are. */
export const MACHINE_FILE = '{*.machine,*.model,*Machine,machine}.{ts,tsx,mts,js,mjs}'

const LEFT_OUT = ['node_modules', 'dist', 'build', '.git', '.cache'].map((name) => `**/${name}/**`)

/** The name that a machine's file gives it. */
export const nounOf = (file: string): string =>
	basename(file).replace(/\.(machine|model)?\.?[cm]?[jt]sx?$/, '')

const isModel = (file: string) => /\.model\.\w+$/.test(file)

/**
 * The files of a project's machines by name, sorted. A model stands for the machine beside it;
 * where two folders use one name, the folder goes before it.
 * @param root where to look, for the project as it was at another revision
 */
export const machineFiles = (
	{ home, config: { machines = [`**/${MACHINE_FILE}`] } }: Project,
	root = home,
): Map<string, string> => {
	const found = globSync([...machines], { cwd: root, ignore: LEFT_OUT }).sort()
	const sources = new Map<string, string>()
	for (const file of found) {
		const place = join(dirname(file), nounOf(file))
		if (!sources.has(place) || isModel(file)) sources.set(place, file)
	}
	const places = [...sources.keys()]
	const isShared = (place: string) =>
		places.filter((other) => basename(other) === basename(place)).length > 1
	const nameOf = (place: string) =>
		isShared(place) ? `${basename(dirname(place))}-${basename(place)}` : basename(place)
	return new Map(
		[...sources]
			.map(([place, file]): [string, string] => [nameOf(place), join(root, file)])
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	)
}
