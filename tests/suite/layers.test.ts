import { expect, test } from 'vitest'
import type { Layer } from './layer.types.ts'
import { allLayers, layersOf } from './layers.ts'

const postgres = 'postgres://x'
const files = [
	'tests/atlas/map.test.ts',
	'tests/components/shop/cart-notices.test.tsx',
	'tests/e2e/shop/cart.spec.ts',
	'tests/machines/shop/cart.rules.test.ts',
	'tests/server/shop/cart.postgres.test.ts',
	'tests/server/shop/cart.test.ts',
	'tests/server/community/community.test.ts',
	'tests/views/shop/cart-lines.test.ts',
]

/** Each layer with the files that it is given, and the machines whose paths are taken. */
const told = (layers: readonly Layer[]) =>
	layers.map(({ name, command, env }) => [
		name,
		command.filter((word) => /^tests\/.*\.tsx?$/.test(word)).map((file) => file.split('/').at(-1)),
		env?.TEST_MACHINES ?? '',
	])

test('25.6 a part is run in each layer to which something of it belongs, on both databases', () => {
	const machines = ['cart', 'card-payment']
	expect(told(layersOf({ machines, files }, postgres, ['cart']))).toEqual([
		['atlas', [], ''],
		['machines', ['map.test.ts', 'cart.rules.test.ts', 'machines.test.ts'], 'cart,card-payment'],
		['views', ['cart-lines.test.ts'], ''],
		['components', ['cart-notices.test.tsx'], ''],
		['server', ['cart.test.ts', 'community.test.ts'], ''],
		['server-postgres', ['cart.postgres.test.ts', 'cart.test.ts'], ''],
		['atlas-page', [], ''],
		['browser', ['cart.spec.ts', 'paths.spec.ts'], 'cart,card-payment'],
	])
})

test('25.6 a file alone is one layer; without a PostgreSQL nothing is run on it', () => {
	const one = (file: string) => told(layersOf({ machines: [], files: [file] }, null, []))
	expect(one('tests/server/shop/cart.test.ts')).toEqual([['server', ['cart.test.ts'], '']])
	expect(one('tests/machines/machines.test.ts')).toEqual([['machines', ['machines.test.ts'], '']])
	expect(one('tests/e2e/atlas/paths.spec.ts')).toEqual([
		['atlas-page', [], ''],
		['browser', ['paths.spec.ts'], ''],
	])
	expect(told(layersOf({ machines: ['live-watch'], files: [] }, null, []))).toEqual([
		['atlas', [], ''],
		['machines', ['machines.test.ts'], 'live-watch'],
	])
})

test('25.5 the whole has every layer once; what needs PostgreSQL is left out where there is none', () => {
	const names = (layers: readonly Layer[]) => layers.map(({ name }) => name).sort()
	const everywhere = [
		...[
			'atlas',
			'atlas-page',
			'borders',
			'browser',
			'callers',
			'circles',
			'comments',
			'components',
			'contract',
			'drawing',
			'folders',
			'form',
			'ids',
			'machines',
			'server',
		],
		...[
			'specification',
			'statuses',
			'types',
			'types-of-atlas',
			'types-of-worker',
			'unused',
			'views',
		],
	]
	expect(names(allLayers(null))).toEqual(everywhere)
	expect(names(allLayers(postgres))).toEqual([...everywhere, 'checkout', 'server-postgres'].sort())
})
