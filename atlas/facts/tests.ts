import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '#atlas/load/project.ts'
import type { TestFact } from './facts.types.ts'

const title = /\b(?:test|it)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** Returns the titles of a project's tests from its sources; `${…}` in a title becomes `…`. */
export const testsIn = ({ home, config: { tests: folder } }: Project): TestFact[] => {
	if (!folder) return []
	return readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.(test|spec)\.tsx?$/.test(path))
		.map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
		.sort()
		.flatMap((file) =>
			[...readFileSync(join(home, file), 'utf8').matchAll(title)].map(([, , words]) => ({
				title: words!.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'),
				file,
			})),
		)
}
