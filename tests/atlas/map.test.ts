import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mapIn } from '#atlas/facts/map-in.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { projectAt } from '#atlas/load/project.ts'
import { subjectsOfProject } from '#atlas/load/subjects.ts'
import { expectEvery } from '../expect-every.ts'

const repo = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(repo, file), 'utf8')

const project = await projectAt(repo)
const definitions = new Map<string, Definition>()
for (const { noun, model } of await subjectsOfProject(project))
	definitions.set(noun, definitionOf(model.machine))
const { links, journeys, layout } = (await mapIn(project))!

const actorsOf = (noun: string) =>
	definitions.get(noun)!.states.flatMap(({ invokes }) => invokes.map(({ src }) => src))
const modalKinds = read('machines/web/modal-stack/modal-stack.types.ts')
const eventsOf = (noun: string) => definitions.get(noun)!.transitions.map(({ event }) => event)

test('ATL-27 every link of the map is between machines that there are, by an actor or an event that they have', () => {
	expect(links.length).toBeGreaterThan(20)
	expectEvery(links, ({ from, kind, to, through }) => {
		if (!definitions.has(from) || !definitions.has(to)) return false
		if (kind === 'invokes') return actorsOf(from).includes(through)
		if (kind === 'shows') return modalKinds.includes(`'${through}'`)
		return eventsOf(kind === 'sends' ? to : from).includes(through)
	})
	expect(layout.states.map(({ name }) => name).filter((name) => name !== '.')).toEqual(
		[...new Set(links.flatMap(({ from, to }) => [from, to]))].sort(),
	)
})

test('ATL-27 the sources say what the map says of them', () => {
	const evidence = links.flatMap((link) => link.evidence)
	expect(evidence.length).toBeGreaterThanOrEqual(links.length)
	expectEvery(evidence, ({ file, text }) => read(file).includes(text))
})

test('ATL-27 every machine that runs inside another one is on the map', () => {
	const bound = globSync('src/{flows,features}/**/*.{ts,tsx}', { cwd: repo }).flatMap((file) => [
		...read(file).matchAll(/childOf<\w+\['(\w+)'\]>/g),
	])
	expect(bound.length).toBeGreaterThan(0)
	expect(bound.map(([, actor]) => actor).sort()).toEqual(
		links
			.filter(({ kind }) => kind === 'invokes')
			.map(({ through }) => through)
			.sort(),
	)
})

test('ATL-27 a journey leads through states that there are, from machine to machine by links of the map', () => {
	expect(journeys.length).toBeGreaterThan(0)
	for (const { steps } of journeys) {
		const unknown = steps.filter(
			({ machine, state }) => !definitions.get(machine)?.states.some(({ name }) => name === state),
		)
		expect(unknown).toEqual([])
		const jumps = steps.slice(1).filter(({ machine }, i) => {
			const before = steps[i]!.machine
			const isBetween = ({ from, to }: { from: string; to: string }) =>
				(from === before && to === machine) || (from === machine && to === before)
			return before !== machine && !links.some(isBetween)
		})
		expect(jumps).toEqual([])
	}
})
