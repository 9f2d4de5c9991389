import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '#atlas/load/project.ts'

/**
 * Facts for the gates about the repository around the machines: its configuration and its
 * requirement ids, if it has any.
 */
export type Known = Project & { requirements: ReadonlySet<string> | null }

/** The default pattern of a requirement: `- ABC-12 What is asked for.` */
export const REQUIREMENT = /^- ([A-Z]{3}-\d{2}) (.*)$/gm

/** Reads what a project has written down. */
export const knownOf = ({ home, config }: Project): Known => {
	const { requirements: { file, pattern = REQUIREMENT } = {} } = config
	const text = file === undefined ? null : readFileSync(join(home, file), 'utf8')
	const ids = text === null ? null : new Set([...text.matchAll(pattern)].map(([, id]) => id!))
	return { home, config, requirements: ids }
}
