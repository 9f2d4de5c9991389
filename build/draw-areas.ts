import { globSync, readFileSync, writeFileSync } from 'node:fs'

const page = 'docs/architecture.md'

/** Between these lines of the page the drawing is written. */
const BEGIN = '<!-- drawn by npm run draw:areas -->'
const END = '<!-- end of the drawing -->'

const areas = ['school', 'shop', 'learning', 'catalogue', 'people', 'community', 'jobs', 'web']

const isArea = (word: string | undefined): word is string => areas.includes(word ?? '')

/** A module that the code of an area asks; tables refer to each other and are asked by nobody. */
const ASKED = /from '#server\/(\w+)\/[^']*(?<!\.tables)\.ts'/g

/** Counts the imports that lead from one area of the server to another, by `from to`. */
const importsBetween = (): Map<string, number> => {
	const counts = new Map<string, number>()
	for (const file of globSync('server/**/*.ts')) {
		const from = file.split('/')[1]
		if (!isArea(from)) continue
		for (const [, to] of readFileSync(file, 'utf8').matchAll(ASKED)) {
			if (!isArea(to) || to === from) continue
			counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1)
		}
	}
	return counts
}

/** Returns the areas of the server and the imports between them as a Mermaid flowchart. */
const drawAreas = (): string => {
	const counts = importsBetween()
	const arrows = areas.flatMap((from) =>
		areas.flatMap((to) => {
			const count = counts.get(`${from} ${to}`)
			return count ? [`  ${from} -- ${count} --> ${to}`] : []
		}),
	)
	return ['```mermaid', 'flowchart LR', ...arrows, '```'].join('\n')
}

/** Returns a text whose drawing is today's. */
export const withDrawing = (text: string): string => {
	const [before, rest] = text.split(BEGIN)
	return `${before}${BEGIN}\n${drawAreas()}\n${END}${rest!.split(END)[1]}`
}

if (import.meta.main) writeFileSync(page, withDrawing(readFileSync(page, 'utf8')))
