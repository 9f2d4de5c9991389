import { expect, test } from 'vitest'
import { operationsOf, uncalled } from './callers.ts'

const graph = `type Query {
  webinars(where: W): [Webinar!]!
  cart: [CartItem!]!
}

type Mutation {
  "Says why."
  insert_cart(object: C!): CartItem!
}`
const operations = operationsOf(
	{
		paths: {
			'/cart': { get: { operationId: 'getCart' } },
			'/jobs/{id}': { get: { operationId: 'getJob' } },
		},
	},
	graph,
)
const source = { all: "api.GET('/cart')", graph: "graph('query { webinars { id } cart { id } }')" }
const row = (name: string, file = 'a.test.ts') => `| \`${name}\` | a client | \`${file}\` |`
const tests = (file: string) =>
	file === 'a.test.ts' ? "call('/v1/jobs/' + id); 'insert_cart'; cart" : null
const faultsOf = (...rows: string[]) => uncalled(operations, source, rows.join('\n'), tests)

test('27.12 operations are those of the calls and of the graph', () => {
	expect(operations.map(({ name }) => name)).toEqual([
		'getCart',
		'getJob',
		'webinars',
		'cart',
		'insert_cart',
	])
})

test('27.12 an operation has a caller in src or a row with a test that calls it', () => {
	expect(faultsOf(row('getJob'), row('insert_cart'))).toEqual([])
	expect(faultsOf(row('getJob'))).toEqual([
		'insert_cart has no caller in src and no row in decision 0039',
	])
})

test('27.12 a row that names no operation, a called one, or a test that does not call it is said', () => {
	expect(
		faultsOf(row('getJob', 'b.test.ts'), row('insert_cart'), row('getCart'), row('gone')),
	).toEqual([
		'b.test.ts does not call getJob',
		'decision 0039 lists getCart, which src calls',
		'decision 0039 lists gone, which is no operation',
	])
})
