import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { diagram } from '#atlas/commands/diagram.ts'
import { png } from '#atlas/diagram/draw/png.ts'
import { svg } from '#atlas/diagram/draw/svg.ts'
import { layOut } from '#atlas/diagram/layout/lay-out.ts'
import { mermaid } from '#atlas/diagram/mermaid.ts'
import { scxml } from '#atlas/diagram/scxml.ts'
import { explainedText, text } from '#atlas/diagram/text.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { expectEvery } from '../../expect-every.ts'
import { models } from '../../machines/models.ts'
import { fixtures } from '../fixtures/fixtures.ts'
import { switchboard } from '../fixtures/switchboard.ts'
import { overlaps } from './overlaps.ts'
import { scion } from './scion.ts'

const machines = {
	...Object.fromEntries(Object.entries(models).map(([noun, { machine }]) => [noun, machine])),
	...fixtures,
}
const definitions: [string, Definition][] = Object.entries(machines).map(([name, machine]) => [
	name,
	definitionOf(machine),
])

const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#x27;': "'",
}

/** The values of an attribute in an XML document, sorted. */
const valuesOf = (attribute: string, source: string): string[] =>
	[...source.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))]
		.map(([, value]) => value!.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity))
		.sort()

test.each(definitions)('ATL-13 nothing overlaps in the picture of %s', async (_, definition) => {
	expect(overlaps(await layOut(definition))).toEqual([])
	expect(overlaps(await layOut(definition, { direction: 'RIGHT' }))).toEqual([])
})

test.each(definitions)(
	'ATL-13 the SVG of %s holds each state and transition once',
	async (_, definition) => {
		const document = await svg(definition)
		expect((await sharp(Buffer.from(document)).metadata()).format).toBe('svg')
		expect(valuesOf('data-state', document)).toEqual(
			definition.states.map(({ name }) => name).sort(),
		)
		expect(valuesOf('data-transition', document)).toEqual(
			definition.transitions.map(({ id }) => id).sort(),
		)
		const initials = definition.states.filter(({ initial }) => initial !== null)
		expect(valuesOf('data-initial', document)).toEqual(initials.map(({ name }) => name).sort())
		expect(await svg(definition)).toBe(document)
	},
)

test.each(definitions)(
	'ATL-13 the sentences and the Mermaid of %s name all that it has',
	(_, definition) => {
		const { states, transitions } = definition
		const named = [...states, ...transitions].flatMap(({ description, requirements }) => [
			...(description ? [description] : []),
			...requirements,
		])
		const parts = [
			...states.flatMap((state) => [
				...state.tags,
				...[...state.entry, ...state.exit].map(({ name }) => name),
			]),
			...states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
			...transitions.flatMap(({ guard, actions }) =>
				[...(guard ? [guard] : []), ...actions].map(({ name }) => name),
			),
			...transitions.flatMap(({ trigger, event }) => (trigger === 'event' ? [event] : [])),
		]
		const said = text(definition)
		expectEvery([...named, ...parts, ...states.slice(1).map(({ name }) => `## ${name}`)], (one) =>
			said.includes(one),
		)
		const lines = said.split('\n').filter((line) => /^( {2})?- .*[^:]$/.test(line))
		expect(lines).toHaveLength(transitions.length)
		const drawn = mermaid(definition).replace(/#(\d+);/g, (_sign, code) =>
			String.fromCodePoint(Number(code)),
		)
		expectEvery(parts, (one) => drawn.includes(one))
	},
)

test.each(definitions)(
	'ATL-13 the SCXML of %s is read and has each state once',
	async (_, definition) => {
		const document = scxml(definition)
		await scion(document)
		const states = document.match(/<(state|parallel|final|history) /g)
		expect(states).toHaveLength(definition.states.length)
	},
)

test('ATL-13 a collapsed state hides what is inside it and keeps the arrows that leave it', async () => {
	const definition = definitionOf(fixtures.player!)
	const layout = await layOut(definition, { collapsed: ['playing'] })
	expect(layout.states.map(({ name, inside }) => [name, inside])).toEqual([
		['.', 0],
		['stopped', 0],
		['playing', 12],
	])
	expect(layout.transitions.map(({ id }) => id)).toEqual([
		'stopped play.pressed 1',
		'stopped resume.pressed 1',
		'stopped rejoin.pressed 1',
		'stopped silent.pressed 1',
		'playing stop.pressed 1',
	])
	expect(overlaps(layout)).toEqual([])
})

test('ATL-13 a machine of 500 states is laid out', { timeout: 60_000 }, async () => {
	const definition = definitionOf(switchboard())
	const layout = await layOut(definition)
	expect(layout.states).toHaveLength(491)
	expect(layout.transitions).toHaveLength(definition.transitions.length)
})

test('ATL-13 the largest machine is a picture of two pixels to a CSS pixel', async () => {
	const definition = definitionOf(models.purchase!.machine)
	const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(await svg(definition))!
	const picture = await sharp(await png(definition)).metadata()
	expect([picture.width, picture.height]).toEqual([Number(width) * 2, Number(height) * 2])
})

test('ATL-13 diagrams are written in every format, one file a machine', async () => {
	const out = await mkdtemp(join(tmpdir(), 'diagrams-'))
	for (const format of ['svg', 'png', 'mermaid', 'scxml', 'json', 'text'])
		await diagram.run(['logout'], { format, out })
	const definition = definitionOf(models.logout!.machine)
	const endings = ['svg', 'png', 'mmd', 'scxml', 'json', 'md']
	expect((await readdir(out)).sort()).toEqual(endings.map((ending) => `logout.${ending}`).sort())
	expect(JSON.parse(await readFile(join(out, 'logout.json'), 'utf8'))).toEqual(definition)
	expect(await readFile(join(out, 'logout.md'), 'utf8')).toBe(explainedText(definition))
	await rm(out, { recursive: true })
})
