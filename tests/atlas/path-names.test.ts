import { describe, expect, it } from 'vitest'
import { explore } from '#atlas/graph/explore.ts'
import { shownBy } from '#atlas/graph/paths/coverage.ts'
import { pathsOf } from '#atlas/graph/paths/paths-of.ts'
import { type Path, suiteOf } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { models } from '../machines/models.ts'

const step = (kind: Step['kind'], label: string, from: string, to: string): Step => ({
	...{ kind, label, from, to },
	...{ effects: [], requirements: [], transitions: [] },
})

const start = step('start', 'prefilled', '·', 'editing {}')
const pay = (outcome: string, to: string) =>
	step('outcome', `payByCard ${outcome}`, 'paying {}', to)
const submit = step('event', 'purchase.submitted', 'editing {}', 'paying {}')
const nameOf = (...steps: Step[]) => pathsOf('purchase', [[start, ...steps]])[0]!.name

describe('ATL-10 names of paths', () => {
	it('ATL-10 a name says where a path ends, what goes wrong on the way, and how it began', () => {
		const refused = pay('declined', 'editing #failed {}')
		expect([
			nameOf(submit, refused, submit, pay('paid', 'paid {}')),
			nameOf(submit, refused, submit, refused),
			nameOf(submit, step('delay', 'longPause', 'paying {}', 'pending.stopped {}')),
			nameOf(),
		]).toEqual([
			'Paid after pay by card declined and pay by card paid, in 5 steps (from prefilled)',
			'Editing after purchase submitted twice and pay by card declined twice (from prefilled)',
			'Pending, stopped after purchase submitted and long pause over (from prefilled)',
			'Editing at once (from prefilled)',
		])
	})

	it.each(Object.entries(models))(
		'ATL-10 no two paths of a suite of %s share a name',
		(noun, model) => {
			const { graph, attempts } = explore(model)
			for (const suite of ['states', 'transitions', 'guards', 'unexpected'] as const) {
				const { paths } = suiteOf(noun, { graph, shown: shownBy(attempts) }, { suite })
				const names = paths.map(({ name }) => name)
				expect([suite, names.filter((name, i) => names.indexOf(name) !== i)]).toEqual([suite, []])
			}
		},
	)

	it('ATL-10 a path keeps its name when others come or go, unless one has the same name', () => {
		const { graph } = explore(models.cart!)
		const { paths } = suiteOf('cart', { graph }, { suite: 'transitions' })
		const named = (some: readonly Path[]) =>
			new Map(
				pathsOf(
					'cart',
					some.map(({ steps }) => steps),
				).map(({ id, name }) => [id, name]),
			)
		const all = named(paths)
		const half = named(paths.filter((_, i) => i % 2 === 0))
		const kept = [...half].filter(([id, name]) => all.get(id) === name).length
		expect(half.size).toBeGreaterThan(2)
		expect(kept / half.size).toBeGreaterThan(0.8)
	})

	it('ATL-10 paths with equal names are distinguished by their ids', () => {
		const other = step('event', 'purchase.submitted', 'editing {}', 'paying.again {}')
		const [one, two] = pathsOf('purchase', [
			[start, submit, pay('paid', 'paid {}')],
			[start, other, pay('paid', 'paid {}')],
		])
		expect([one!.name.endsWith(`(${one!.id.slice(0, 5)})`), one!.name === two!.name]).toEqual([
			true,
			false,
		])
	})
})
