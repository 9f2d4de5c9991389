import { readFileSync } from 'node:fs'
import { examples, served } from './pages.ts'
import { scenes } from './scenes.ts'
import { pageSubject, type Subject, sceneSubject } from './subject.ts'

/**
 * Returns every page and scene.
 * @throws if a route of the tree has no example, so that no page is left out
 */
export const allSubjects = (): Subject[] => {
	const tree = readFileSync('src/app/routeTree.gen.ts', 'utf8')
	const routes = new Set([...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, route]) => route!))
	const lacking = [...routes].filter((route) => !examples[route as keyof typeof examples]?.length)
	if (routes.size === 0 || lacking.length > 0)
		throw new Error(`No example address for ${lacking.join(' ') || 'any route'}`)
	return [
		...Object.entries(examples).flatMap(([route, all]) =>
			all.map((example) => pageSubject(route, example)),
		),
		...served.map((example) => pageSubject('', example)),
		...scenes.map(sceneSubject),
	]
}
