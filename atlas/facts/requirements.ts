import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REQUIREMENT } from '#atlas/check/known.ts'
import type { Project } from '#atlas/load/project.ts'
import type { RequirementFact, TestFact } from './facts.types.ts'

/** The statements of a project's requirements, each with the tests whose titles name it. */
export const requirementsIn = (
	{ home, config }: Project,
	tests: readonly TestFact[],
): RequirementFact[] => {
	if (!config.requirements) return []
	const { file, pattern = REQUIREMENT } = config.requirements
	const found = [...readFileSync(join(home, file), 'utf8').matchAll(pattern)]
	const ids = new Set(found.map(([, id]) => id!))
	const naming = new Map<string, TestFact[]>()
	for (const test of tests)
		for (const name of new Set(test.title.split(/[^\w-]+/).filter((word) => ids.has(word))))
			naming.set(name, [...(naming.get(name) ?? []), test])
	return found.map(([, name, text]) => ({
		id: name!,
		text: text!.replaceAll('**', ''),
		tests: naming.get(name!) ?? [],
	}))
}
