import { expect, test } from 'vitest'
import { arrange } from '#atlas/diagram/layout/arrange.ts'
import { fits } from '#atlas/diagram/layout/cost-of.ts'
import { foldToFit, ROOM } from '#atlas/diagram/layout/fold-to-fit.ts'
import { layOut } from '#atlas/diagram/layout/lay-out.ts'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { models } from '../../machines/models.ts'
import { clinic, row } from '../fixtures/clinic.ts'
import { fixtures } from '../fixtures/fixtures.ts'
import { switchboard } from '../fixtures/switchboard.ts'
import { overlaps } from './overlaps.ts'

const machines = {
	...Object.fromEntries(Object.entries(models).map(([noun, { machine }]) => [noun, machine])),
	...fixtures,
	clinic: clinic(),
	switchboard: switchboard(11, 9),
}
const definitions: [string, Definition][] = Object.entries(machines).map(([name, machine]) => [
	name,
	definitionOf(machine),
])

const known = new Map<string, ReturnType<typeof foldToFit>>()

/** The picture that opens on a screen, folded once for all tests. */
const folded = (name: string, definition: Definition): ReturnType<typeof foldToFit> => {
	const picture = known.get(name) ?? foldToFit(definition, { labels: 'words' })
	known.set(name, picture)
	return picture
}

/** The number that a fold of a state tells, 0 where there is none. */
const counted = ({ folds }: Layout, state: string, kind: string): number => {
	const fold = folds.find((one) => one.state === state && one.kind === kind)
	const text = fold?.label.lines.flatMap(({ spans }) => spans.map((span) => span.text)).join(' ')
	return Number(/\d+/.exec(text ?? '0')![0])
}

test.each(definitions)(
	'ATL-33 what a folded picture of %s leaves out is counted in it, and nothing overlaps',
	async (name, definition) => {
		const { closed, short, layout } = await folded(name, definition)
		expect(overlaps(layout)).toEqual([])
		const { inside, rows, bundles } = arrange(definition, closed)
		const drawn = new Set(layout.transitions.map(({ id }) => id))
		for (const { name: state } of layout.states) {
			expect([state, counted(layout, state, 'states')]).toEqual([state, inside.get(state) ?? 0])
			const own = [
				...(rows.get(state) ?? []),
				...bundles.filter(({ from }) => from === state).flatMap((one) => one.transitions),
			]
			const left = own.filter(({ id }) => !drawn.has(id))
			expect([state, counted(layout, state, 'transitions')]).toEqual([state, left.length])
			expect([state, left.length > 0 && !short.includes(state)]).toEqual([state, false])
		}
		if (closed.length + short.length === 0) expect(drawn.size).toBe(definition.transitions.length)
	},
)

test('ATL-33 each state that is drawn is led to by an arrow, however much is folded', async () => {
	for (const [name, definition] of definitions) {
		const open = await layOut(definition)
		const shortened = await layOut(definition, { short: definition.states.map((one) => one.name) })
		const targetsOf = ({ transitions }: Layout) =>
			new Set(
				transitions
					.filter(({ arrows }) => arrows.length > 0)
					.flatMap(({ id }) => definition.transitions.find((one) => one.id === id)!.targets),
			)
		const initials = new Set(definition.states.map(({ initial }) => initial))
		const lost = [...targetsOf(open)].filter((target) => !targetsOf(shortened).has(target))
		expect([name, lost.filter((target) => !initials.has(target))]).toEqual([name, []])
	}
})

test('ATL-33 seven in ten machines of the product open as a whole on a screen of 1280 × 800, the largest on two', async () => {
	const sizes = new Map<string, Layout>()
	for (const [noun, { machine }] of Object.entries(models))
		sizes.set(noun, (await folded(noun, definitionOf(machine))).layout)
	const large = [...sizes].filter(([, layout]) => !fits(layout, ROOM))
	expect(sizes.size).toBeGreaterThan(50)
	expect(large.length / sizes.size).toBeLessThan(0.3)
	for (const [noun, { width, height }] of large)
		expect([noun, (width * height) / (ROOM.width * ROOM.height) < 2]).toEqual([noun, true])
})

test('ATL-33 what fits is not folded, and nothing more is folded than it takes', async () => {
	const promo = definitionOf(models['promo-check']!.machine)
	expect(await foldToFit(promo)).toMatchObject({ closed: [], short: [] })
	const cart = definitionOf(models.cart!.machine)
	const { closed, short } = await foldToFit(cart)
	for (const name of closed)
		expect(
			fits(
				await layOut(cart, { collapsed: closed.filter((one) => one !== name), short, room: ROOM }),
				ROOM,
			),
		).toBe(false)
})

test.each([
	['a row of 120 states', row(120)],
	['111 states in twelve groups', clinic()],
	['a ring of 111 states', switchboard(11, 9)],
])('ATL-33 %s are no ribbon', async (_, machine) => {
	const layout = await layOut(definitionOf(machine))
	const { width, height } = layout
	expect(Math.max(width / height, height / width)).toBeLessThan(2.5)
	expect(overlaps(layout)).toEqual([])
})

test('ATL-33 of a large machine the better of both directions is drawn, or the one that was asked for', async () => {
	const definition = definitionOf(clinic())
	const [right, down, better] = [
		await layOut(definition, { direction: 'RIGHT' }),
		await layOut(definition, { direction: 'DOWN' }),
		await layOut(definition),
	]
	expect(down.height).toBeGreaterThan(down.width)
	expect(right.width).toBeGreaterThan(right.height)
	expect([right, down]).toContainEqual(better)
})
