import { Complaint } from './complaint.ts'
import { type Subject, subjectsIn } from './exported.ts'
import { importFile } from './import-file.ts'
import { loadFile } from './machine-file.ts'
import { machineFiles } from './machine-files.ts'
import { type Project, projectHere } from './project.ts'

const isNamed = ({ config }: Project) => config.machines !== undefined

/**
 * Returns every machine of a project, by name. Reports a project that does not configure its
 * machines.
 * @throws Complaint if one cannot be read
 */
export const subjectsOfProject = async (project: Project, root?: string): Promise<Subject[]> => {
	const subjects: Subject[] = []
	for (const [noun, file] of machineFiles(project, root))
		try {
			subjects.push(...subjectsIn(file, noun, await importFile(file)))
		} catch (error) {
			if (isNamed(project) || !(error instanceof Complaint)) throw error
			console.error(`Left out: ${error.message}`)
		}
	return subjects
}

/**
 * The machine of a name.
 * @throws Complaint when there is none
 */
export const subjectNamed = async (
	project: Project,
	noun: string,
	root?: string,
): Promise<Subject> => {
	const files = [...machineFiles(project, root)]
	for (const [name, file] of files.filter(([name]) => noun === name || noun.startsWith(`${name}-`)))
		for (const subject of subjectsIn(file, name, await importFile(file)))
			if (subject.noun === noun) return subject
	throw new Complaint(
		files.length > 0
			? `There is no machine '${noun}'; there are ${files.map(([name]) => name).join(', ')}`
			: `There is no machine '${noun}', nor any other below ${project.home}`,
	)
}

/**
 * The machines that a command was asked for: names, `all`, or a file from anywhere.
 * @throws Complaint when none was named or there is no such machine
 */
export const subjectsOf = async (
	names: readonly string[],
	file: string | undefined,
): Promise<Subject[]> => {
	if (file !== undefined) return [await loadFile(file)]
	if (names.length === 0)
		throw new Complaint(`Name a machine, or all, or --file path/to/machine.ts[:export]`)
	const project = await projectHere()
	if (!names.includes('all')) return Promise.all(names.map((noun) => subjectNamed(project, noun)))
	const all = await subjectsOfProject(project)
	if (all.length === 0)
		throw new Complaint(
			`No file below ${project.home} exports a machine; say in atlas.config.ts where they are`,
		)
	return all
}
