import { jobNames } from '#domain/catalogue/job-names.rules.ts'
import { subjectNames } from '#domain/catalogue/subject-names.rules.ts'

let known: Map<string, string> | undefined

/** Made when a name is first asked for, so that a build for English has no names in Hindi. */
const hindi = () => {
	known ??= new Map([...Object.entries(subjectNames), ...Object.entries(jobNames)])
	return known
}

/**
 * Returns a database name in a language, or unchanged if it has no translation. URLs and filters
 * use the database name.
 */
export const nameIn = (language: 'en' | 'hi', name: string): string =>
	(language === 'hi' ? hindi().get(name) : undefined) ?? name

/** The names whose Hindi fits, as the database holds them. */
export const namesInHindi = (fits: (hindi: string) => boolean): string[] =>
	[...hindi()].filter(([, name]) => fits(name)).map(([name]) => name)
