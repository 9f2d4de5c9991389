import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '#machines/kit/transition-names.ts'
import { cartMachine } from '#machines/shop/cart/cart.machine.ts'
import { purchaseMachine } from '#machines/shop/purchase/purchase.machine.ts'
import type { BuyingFunnel } from '#openapi/v1.gen.ts'
import { buyingSteps } from '#server/web/journey/buying-funnel.rules.ts'
import { journey } from '#server/web/journey/journey.tables.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()

const startedAt = new Date('2025-03-10T10:00:00Z')

const add = (machine: string, transitions: string[][], at = startedAt) =>
	server.db.insert(journey).values({
		...{ id: v7(), machine, startedAt: at, role: 'teacher', device: 'phone', returning: false },
		...{ ended: 'left', steps: transitions.map((taken) => [taken, 5] as [string[], number]) },
	})

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
	node,
	...Object.values(node.states).flatMap(nodesOf),
]
const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
	nodesOf(machine.root).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())

/** Ids of the transitions that lead into one of some top states of the purchase. */
const into = (...states: string[]) =>
	transitionsOf(purchaseMachine)
		.filter(({ source, target }) =>
			target?.some(({ path }) => states.includes(path[0]!) && path[0] !== source.path[0]),
		)
		.map(transitionId)

test('DSK-17 the steps of buying follow the machines: each names all transitions that lead there', () => {
	const steps = Object.fromEntries(
		buyingSteps.map((one) => [one.step, 'took' in one ? one.took : one.unless]),
	)
	const added = transitionsOf(cartMachine).filter(({ eventType }) => eventType === 'item.added')
	expect(steps).toEqual({
		added: added.map(transitionId),
		opened: into('pending').filter((id) => id.startsWith('opening ')),
		submitted: into('quoting'),
		provider: into('payingByCard', 'payingByRedirect'),
		paid: into('paid'),
		enrolled: into('enrolled'),
	})
})

test('DSK-17 each journey counts once at every step that it reached; who comes back from the provider opens nothing', async () => {
	const analyst = await openStaff(server, 'Analyst', ['analyst'])
	const [submitted, chosen, paid] = [
		'editing purchase.submitted 1',
		'choosingProvider done(chooseProvider) 1',
		'payingByCard done(payByCard) 1',
	]
	await add('cart', [['local item.added 1'], ['local item.added 1']])
	await add('purchase', [['opening always 3']])
	await add('purchase', [['opening always 3'], [submitted], [submitted]])
	await add('purchase', [['opening always 3'], [submitted], [chosen, paid]])
	await add('purchase', [['opening always 1'], ['pending.checking done(awaitPayment) 1']])
	await add('promo-check', [[submitted]])
	await add('purchase', [[submitted]], new Date('2025-02-28T10:00:00Z'))
	const read = async (days: string) =>
		expectOk<BuyingFunnel>(await analyst.desk('GET', `/buying-funnel?${days}`)).steps.map(
			({ step, count }) => [step, count],
		)
	expect(await read('from=2025-03-01&to=2025-03-31')).toEqual([
		['added', 1],
		['opened', 3],
		['submitted', 2],
		['provider', 1],
		['paid', 2],
		['enrolled', 0],
	])
	const none = await read('from=2024-03-01&to=2024-03-31')
	expect(none.map(([, count]) => count)).toEqual([0, 0, 0, 0, 0, 0])
})
