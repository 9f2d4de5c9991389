import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { actionOf } from '#atlas/formats/action-of.ts'
import { casesOf, MOST_STEPS } from '#atlas/formats/cases.ts'
import { csv } from '#atlas/formats/csv.ts'
import { gherkin } from '#atlas/formats/gherkin.ts'
import { text } from '#atlas/formats/text.ts'
import type { Told } from '#atlas/formats/told.ts'
import { expectationOf } from '#atlas/formats/wording.ts'
import { xray } from '#atlas/formats/xray.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import { ROOT } from '#atlas/graph/graph.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { verbOf } from '#atlas/naming/imperative.ts'
import { expectEvery } from '../../expect-every.ts'
import { models } from '../../machines/models.ts'

const toldOf = (noun: string): Told => {
	const model = models[noun]!
	return { definition: definitionOf(model.machine), model }
}
const suiteFor = (noun: string) =>
	suiteOf(noun, { graph: explore(models[noun]!).graph }, { suite: 'transitions' })
const stepOf = (noun: string, label: string) =>
	suiteFor(noun)
		.paths.flatMap(({ steps }) => steps)
		.find((step) => step.label === label)!

describe('ATL-11 what a tester reads', () => {
	it('ATL-11 a step is an order with its data in words, amounts in rupees', () => {
		const action = (noun: string, label: string) => actionOf(stepOf(noun, label), toldOf(noun))
		expect([
			action('promo-check', 'promo.changed typed'),
			action('promo-check', 'promo.changed blank'),
			action('promo-check', 'debounce'),
			action('promo-check', 'checkPromo refused'),
			action('promo-check', 'checkPromo unreachable'),
			action('purchase', 'purchase.submitted'),
			action('purchase', 'longPause'),
			action('purchase', 'promo.observed valid'),
			action('cart', 'item.added'),
			action('live-watch', 'new'),
		]).toEqual([
			'Change the promo (typed): code “ SAVE10 ”',
			'Change the promo (blank): code only spaces',
			'Wait until “debounce” is over (600 ms)',
			'Let “check promo” answer “refused”: detail This code has been used up.',
			'Let “check promo” fail (unreachable): offline',
			'Submit the purchase: total 1,178.00 rupees',
			'Wait until “long pause” is over (1 minute)',
			'See to it that the promo is observed (valid): code DIWALI',
			'Add the item: item (course id c1, price 499.00 rupees, slug about-c1, thumbnail none, reviews 12)',
			'Begin as “new”',
		])
	})

	it('ATL-11 what must be seen is said by the descriptions, by what is new, and by what is made to happen', () => {
		expect([
			expectationOf(stepOf('promo-check', 'promo.changed typed'), toldOf('promo-check')),
			expectationOf(stepOf('purchase', 'purchase.submitted'), toldOf('purchase')),
			expectationOf({ ...stepOf('cart', 'empty'), unexpected: true }),
		]).toEqual([
			'It is in “waiting”. The person may still be typing; the purchase cannot be sent with an unsettled code. Now: code SAVE10. It does “report promo” (code SAVE10, kind pending).',
			'It is in “quoting”. The price now, from the server; what it charges must be what was agreed to. Now: agreed 1,178.00 rupees. It begins to “quote order” (coins 5, promo code DIWALI, resource ids p1).',
			'Nothing happens: it stays in “local”.',
		])
	})

	it('ATL-11 the verb of every event of our machines is found', () => {
		const types = Object.values(models).flatMap(({ events }) =>
			Object.values(events).map(({ type }) => type.split('.').at(-1)!),
		)
		expect(types.length).toBeGreaterThan(200)
		expectEvery(types, (participle) => verbOf(participle) !== null)
		const said =
			'retried submitted dropped dismissed cancelled deferred toggled waived chosen queued'
		expect(said.split(' ').map(verbOf)).toEqual(
			'retry submit drop dismiss cancel defer toggle waive choose queue'.split(' '),
		)
		expect(['price', 'TOGGLE', 'red'].map(verbOf)).toEqual([null, null, null])
	})
})

describe('ATL-11 cases', () => {
	it.each(Object.keys(models))(
		'ATL-11 a case of %s has at most twenty steps, and a further part says how to come to its beginning',
		(noun) => {
			const suite = suiteFor(noun)
			const cases = casesOf(suite)
			expect(cases.flatMap(({ steps }) => steps)).toEqual(suite.paths.flatMap(({ steps }) => steps))
			expectEvery(cases, ({ steps, before }) => {
				const first = steps[0]!.from
				const way = before?.way ?? []
				const joins = way.every((step, i) => step.from === (way[i - 1]?.to ?? ROOT))
				return steps.length <= MOST_STEPS && joins && (way.at(-1)?.to ?? ROOT) === first
			})
		},
	)

	it('ATL-11 a longer path goes on in a second case in every format', () => {
		const [noun, told] = ['cart', toldOf('cart')]
		const suite = suiteFor(noun)
		const path = suite.paths.find(({ steps }) => steps.length > MOST_STEPS)!
		const only = { ...suite, paths: [path], steps: path.steps.length }
		const parts = Math.ceil(path.steps.length / MOST_STEPS)
		expect(parts).toBeGreaterThan(1)
		const titles = Array.from(
			{ length: parts },
			(_, i) => `${path.title}, part ${i + 1} of ${parts}`,
		)
		const [head, ...rows]: string[][] = parse(csv(noun, only, told))
		const column = (name: string) => rows.map((row) => row[head!.indexOf(name)]!)
		expect(column('Title').filter(Boolean)).toEqual(titles)
		const befores = column('Preconditions').filter(Boolean)
		expect(befores).toHaveLength(parts - 1)
		expectEvery(befores, (before) => /^1\. Begin as “\w+”[\s\S]*\n\d+\. It is in “/.test(before))
		const lines = gherkin(noun, only, told).split('\n')
		expect(lines.filter((line) => line.includes('Scenario: '))).toEqual(
			titles.map((title) => `  Scenario: ${title}`),
		)
		const tests = JSON.parse(xray(noun, only, told)) as { fields: { description?: string } }[]
		expect(tests.map(({ fields }) => fields.description?.slice(0, 17))).toEqual([
			undefined,
			...befores.map(() => 'Before: Begin as '),
		])
		expect(text(noun, only, told)).toContain(`${titles[1]}\n  before: Begin as “`)
	})
})
