import { expect, test } from 'vitest'
import { definitionOf } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import { changed, patchOf } from '#atlas/what-if/changed.ts'
import { whatIf } from '#atlas/what-if/compare.ts'
import { placeOf } from '#atlas/what-if/place-of.ts'
import type { Change } from '#atlas/what-if/what-if.types.ts'
import { purchaseModel } from '#machines/shop/purchase/purchase.model.ts'
import { expectEvery } from '../expect-every.ts'
import { models } from '../machines/models.ts'

const { graph } = explore(purchaseModel)
const states = definitionOf(purchaseModel.machine).states.map(({ name }) => name)
const tried = (...changes: Change[]) =>
	whatIf('purchase', purchaseModel, { graph }, states, changes)!

test('ATL-28 a dropped transition is never taken, and every other one keeps its name', () => {
	const id = 'quoting done(quoteOrder) 2'
	const other = changed(purchaseModel, [{ kind: 'drop', transition: id }])!
	const taken = explore(other).graph.edges.flatMap(({ transitions }) => transitions)
	expect(graph.edges.some(({ transitions }) => transitions.includes(id))).toBe(true)
	expect(taken).not.toContain(id)
	expect(taken).toContain('quoting done(quoteOrder) 3')
})

test('ATL-28 the effects of a change are reported: lost states, changed paths, failing properties with a path', () => {
	const { lost, paths, judgements } = tried({
		kind: 'drop',
		transition: 'registering error(enrolFree) 1',
	})
	expect(lost).toEqual([])
	expect(paths.removed.length).toBeGreaterThan(0)
	const broken = judgements.filter(({ counterexample }) => counterexample !== null)
	expect(broken.map(({ property }) => property.says)).toEqual(['No wait is for ever.'])
	expect(broken[0]!.counterexample!.map(({ label }) => label)).toEqual([
		'free',
		'quoteOrder free',
		'enrolFree unreachable',
	])
	const unpaid = tried({ kind: 'drop', transition: 'choosingProvider done(chooseProvider) 1' })
	expect(unpaid.lost).toEqual(['payingByCard'])
	const longer = tried({
		kind: 'add',
		source: 'registering',
		event: 'purchase.dismissed',
		target: 'dismissed',
	})
	expect(longer.graph.edges.length).toBeGreaterThan(graph.edges.length)
	expect(
		whatIf('purchase', purchaseModel, { graph }, states, [{ kind: 'drop', transition: 'x' }]),
	).toBe(null)
})

test('ATL-28 every transition of every machine is found in its configuration, but ends of states and snapshots', () => {
	const all = Object.values(models).flatMap(({ machine }) =>
		definitionOf(machine)
			.transitions.filter(({ trigger }) => trigger !== 'stateDone' && trigger !== 'snapshot')
			.map(({ id }) => ({ id, place: placeOf(machine.config as never, id) })),
	)
	expectEvery(all, ({ place }) => place !== null)
})

test('ATL-28 a change is exported as a JSON Patch of the configuration', () => {
	expect(
		patchOf(purchaseModel, [
			{ kind: 'drop', transition: 'quoting done(quoteOrder) 2' },
			{ kind: 'add', source: 'quoting', event: 'purchase.dismissed', target: 'editing' },
			{ kind: 'add', source: 'editing', event: 'purchase.dismissed', target: 'paid' },
		]),
	).toEqual([
		{ op: 'remove', path: '/states/quoting/invoke/onDone/1' },
		{
			op: 'add',
			path: '/states/quoting/on',
			value: { 'purchase.dismissed': { target: '#purchase.editing' } },
		},
		{
			op: 'replace',
			path: '/states/editing/on/purchase.dismissed',
			value: ['dismissed', { target: '#purchase.paid' }],
		},
	])
})
