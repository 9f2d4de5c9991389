import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Scenario } from '@cucumber/messages'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { casesOf } from '#atlas/formats/cases.ts'
import { csv } from '#atlas/formats/csv.ts'
import { gherkin } from '#atlas/formats/gherkin.ts'
import { json } from '#atlas/formats/json.ts'
import { xray } from '#atlas/formats/xray.ts'
import { explore } from '#atlas/graph/explore.ts'
import { isIn, ROOT } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { shownBy } from '#atlas/graph/paths/coverage.ts'
import { type SuiteOptions, suiteOf, suites } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { defaultModel } from '#atlas/load/default-model.ts'
import { promoCheckModel } from '#machines/shop/discount/promo-check.model.ts'
import { expectEvery } from '../expect-every.ts'
import { models } from '../machines/models.ts'

const suiteFor = (noun: string, model: MachineModel, options: SuiteOptions) => {
	const { graph, attempts } = explore(model)
	return suiteOf(noun, { graph, shown: shownBy(attempts) }, options)
}

const door = defaultModel(
	createMachine({
		id: 'door',
		initial: 'shut',
		states: {
			shut: { on: { 'handle.turned': 'open' }, meta: { requirement: 'NAV-01' } },
			open: { on: { 'handle.turned': 'shut' }, meta: { requirement: 'NAV-02' } },
		},
	}),
)

describe('ATL-10 suites', () => {
	it.each(Object.entries(models))(
		'ATL-10 take every transition of %s in the fewest steps',
		(noun, model) => {
			const { graph } = explore(model)
			const { paths, steps, bound } = suiteOf(noun, { graph }, { suite: 'transitions' })
			const key = (edge: { from: string; kind: string; label: string }) =>
				`${edge.from}\n${edge.kind} ${edge.label}`
			const taken = new Set(paths.flatMap((path) => path.steps.map(key)))
			expect(taken).toEqual(new Set(graph.edges.map(key)))
			expect(steps).toBe(bound)
		},
	)

	it.each(Object.entries(models))(
		'ATL-10 once takes every transition of %s by everything that makes it happen and reaches every situation',
		(noun, model) => {
			const { graph } = explore(model)
			const { paths, steps } = suiteOf(noun, { graph }, { suite: 'once', maxSteps: 25 })
			const key = (edge: Step) => JSON.stringify([edge.kind, edge.label, edge.transitions])
			const taken = paths.flatMap((path) => path.steps)
			expect(new Set(taken.map(key))).toEqual(new Set(graph.edges.map(key)))
			const situations = (edges: { to: string }[]) => new Set(edges.map(({ to }) => to))
			expect(situations(taken)).toEqual(situations(graph.edges))
			for (const path of paths)
				path.steps.forEach((step, i) => {
					expect(step.from).toBe(i === 0 ? ROOT : path.steps[i - 1]!.to)
				})
			const { bound } = suiteOf(noun, { graph }, { suite: 'transitions' })
			expect(steps).toBeLessThanOrEqual(2 * bound!)
		},
	)

	it('ATL-10 pairs holds each pair of steps that can follow each other', () => {
		const { graph } = explore(promoCheckModel)
		const { paths, steps, bound } = suiteOf('promo-check', { graph }, { suite: 'pairs' })
		const name = (step: object) => JSON.stringify(step)
		const pairs = graph.edges.flatMap((one) =>
			graph.edges.filter(({ from }) => from === one.to).map((other) => name(one) + name(other)),
		)
		const held = paths.flatMap((path) =>
			path.steps.slice(1).map((step, i) => name(path.steps[i]!) + name(step)),
		)
		expect(new Set(held)).toEqual(new Set(pairs))
		expect(steps).toBe(bound)
	})

	it('ATL-10 guards shows each guard saying yes and saying no', () => {
		const { paths } = suiteFor('promo-check', promoCheckModel, { suite: 'guards' })
		const steps = paths.flatMap((path) => path.steps)
		const took = (id: string) => steps.some(({ transitions }) => transitions.includes(id))
		expectEvery(
			[
				['. promo.changed 1', '. promo.changed 2'],
				['checking done(checkPromo) 1', 'checking done(checkPromo) 2'],
				['checking done(checkPromo) 2', 'checking done(checkPromo) 3'],
				['opening always 1', 'opening always 2'],
			],
			([yes, no]) => took(yes!) && took(no!),
		)
	})

	it('ATL-10 requirements reaches every id of a machine, states every state', () => {
		const ids = suiteFor('purchase', models.purchase!, { suite: 'requirements' }).paths
		const { graph } = explore(models.purchase!)
		const all = new Set(graph.edges.flatMap(({ requirements }) => requirements))
		expect(new Set(ids.flatMap(({ requirements }) => requirements))).toEqual(all)
		const reached = suiteFor('purchase', models.purchase!, { suite: 'states' }).paths
		const states = (edges: { to: string }[]) => new Set(edges.map(({ to }) => to.split(' ')[0]))
		expect(states(reached.flatMap(({ steps }) => steps))).toEqual(states(graph.edges))
	})

	it.each(suites)('ATL-10 %s ends its paths where it is told, or passes there', (suite) => {
		const to = suiteFor('promo-check', promoCheckModel, { suite, to: 'valid' }).paths
		expectEvery(to, ({ steps }) => isIn(steps.findLast((step) => !step.unexpected)!.to, 'valid'))
		const through = suiteFor('promo-check', promoCheckModel, { suite, through: 'failed' }).paths
		expectEvery(through, ({ steps }) => steps.some((step) => isIn(step.to, 'failed')))
	})

	it('ATL-10 random walks the same way with the same seed, and another way with another', () => {
		const walk = (seed: number) =>
			suiteFor('cart', models.cart!, { suite: 'random', seed, steps: 60 }).paths.map(({ id }) => id)
		expect(walk(1)).toEqual(walk(1))
		expect(walk(1)).not.toEqual(walk(2))
	})

	it('ATL-10 what is used more is walked more', () => {
		const often = (weights?: Map<string, number>) =>
			suiteFor('promo-check', promoCheckModel, {
				suite: 'random',
				steps: 300,
				...(weights && { weights }),
			})
				.paths.flatMap(({ steps }) => steps)
				.filter(({ transitions }) => transitions.includes('. coupon.chosen 1')).length
		expect(often(new Map([['. coupon.chosen 1', 50]]))).toBeGreaterThan(2 * often())
	})

	it('ATL-10 a longest path splits the others, and says what the bound was', () => {
		const { paths, steps, bound } = suiteFor('cart', models.cart!, {
			suite: 'transitions',
			maxSteps: 10,
		})
		expect(Math.max(...paths.map((path) => path.steps.length))).toBeLessThanOrEqual(11)
		expect(steps).toBeGreaterThan(bound!)
	})
})

describe('ATL-10 ids of paths', () => {
	const idsOf = (model: MachineModel) =>
		suiteFor('promo-check', model, { suite: 'transitions' }).paths.map(({ id }) => id)
	const before = idsOf(promoCheckModel)

	it('ATL-10 stay when context gains a field', () => {
		const wider = {
			...promoCheckModel,
			project: (context: object) => ({ ...context, attempts: 0 }),
		}
		expect(idsOf(wider as MachineModel)).toEqual(before)
	})

	it('ATL-10 stay when the model names an event that nothing handles', () => {
		const events = { 'nobody.listens': { type: 'nobody.listens' }, ...promoCheckModel.events }
		expect(idsOf({ ...promoCheckModel, events } as MachineModel)).toEqual(before)
	})

	it('ATL-10 change only where the machine does', () => {
		const { config, implementations } = promoCheckModel.machine
		const { failed, ...states } = config.states as Record<string, object>
		const machine = createMachine(
			{ ...config, states: { ...states, failed: { ...failed, on: {} } } } as never,
			implementations as never,
		)
		const after = idsOf({ ...promoCheckModel, machine } as unknown as MachineModel)
		const kept = before.filter((id) => after.includes(id))
		expect(kept.length).toBeGreaterThan(before.length / 2)
	})
})

describe('ATL-11 formats', () => {
	const suite = suiteFor('door', door, { suite: 'transitions' })
	const { id } = suite.paths[0]!
	const title = 'NAV-01 NAV-02 door: Shut after handle turned twice'

	it('ATL-11 Gherkin is what the official parser reads', () => {
		const parser = new Parser(
			new AstBuilder(IdGenerator.incrementing()),
			new GherkinClassicTokenMatcher(),
		)
		const { feature } = parser.parse(gherkin('door', suite))
		const told = feature!.children.map(({ scenario }) => {
			const { name, tags, steps } = scenario as Scenario
			return {
				name,
				tags: tags.map((tag) => tag.name),
				steps: steps.map(({ keyword, text }) => keyword + text),
			}
		})
		expect({ name: feature!.name, told }).toEqual({
			name: 'door, transitions',
			told: [
				{
					name: title,
					tags: ['@NAV-01', '@NAV-02', `@path-${id}`],
					steps: [
						'Given I begin',
						'Then it is in “shut”',
						'When I turn the handle',
						'Then it is in “open”',
						'When I turn the handle',
						'Then it is in “shut”',
					],
				},
			],
		})
	})

	it.each(Object.entries(models))(
		'ATL-11 %s as Gherkin and as CSV is read back whole',
		(noun, model) => {
			const made = suiteFor(noun, model, { suite: 'unexpected' })
			const parser = new Parser(
				new AstBuilder(IdGenerator.incrementing()),
				new GherkinClassicTokenMatcher(),
			)
			const { feature } = parser.parse(gherkin(noun, made))
			const rows: string[][] = parse(csv(noun, made), { bom: true })
			expect({ scenarios: feature!.children.length, rows: rows.length - 1 }).toEqual({
				scenarios: casesOf(made).length,
				rows: made.steps,
			})
		},
	)

	it('ATL-11 CSV gives TestRail a row a step, and no cell that a spreadsheet would run', () => {
		const [head, ...rows]: string[][] = parse(csv('=door', suite))
		expect({ head: head![0], rows }).toEqual({
			head: 'Title',
			rows: [
				[
					title,
					"'=door > transitions",
					'Test Case (Steps)',
					'Functional',
					'NAV-01, NAV-02',
					id,
					'',
					'Begin.',
					'It is in “shut”.',
				],
				['', '', '', '', '', '', '', 'Turn the handle.', 'It is in “open”.'],
				['', '', '', '', '', '', '', 'Turn the handle.', 'It is in “shut”.'],
			],
		})
	})

	it('ATL-11 Xray and JSON hold the same path', () => {
		const [test] = JSON.parse(xray('door', suite, {}, 'QA'))
		expect(test.fields).toEqual({
			summary: title,
			project: { key: 'QA' },
			labels: ['NAV-01', 'NAV-02', `path-${id}`],
		})
		expect(test.steps).toHaveLength(3)
		expect(JSON.parse(json('door', suite))).toEqual({
			machine: 'door',
			...JSON.parse(JSON.stringify(suite)),
		})
	})
})
