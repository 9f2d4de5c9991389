import { expect, test } from 'vitest'
import { expectEvery } from '../expect-every.ts'
import { areas } from './areas.ts'
import { areaOf, pathFiles, select } from './select.ts'
import { readTree, type Tree } from './tree.ts'

const tree: Tree = {
	machines: [
		'machines/catalogue/card/card-action',
		'machines/shop/payment/card-payment',
		'machines/shop/cart/cart',
		'machines/community/community-post/community-post',
		'machines/school/school-mode/school-mode',
	],
	driven: ['cart'],
	folders: [
		'machines/shop/cart',
		'machines/shop/payment',
		'server/shop/cart',
		'server/platform',
		'src/features/catalogue/card',
		'src/flows/purchase',
	],
	tests: [
		'tests/atlas/map.test.ts',
		'tests/components/catalogue/card.test.tsx',
		'tests/e2e/catalogue/card.spec.ts',
		'tests/e2e/shop/cart.spec.ts',
		'tests/e2e/community/community.spec.ts',
		'tests/e2e/atlas/paths.spec.ts',
		'tests/machines/machines.test.ts',
		'tests/machines/shop/cart.rules.test.ts',
		'tests/server/shop/cart.postgres.test.ts',
		'tests/server/shop/cart.test.ts',
		'tests/server/community/community.test.ts',
		'tests/server/platform/limits.test.ts',
		'tests/server/shop/school-order.test.ts',
		'tests/server/school/school.test.ts',
	],
}
const cart = {
	machines: ['cart'],
	files: [
		'tests/e2e/shop/cart.spec.ts',
		'tests/machines/shop/cart.rules.test.ts',
		'tests/server/shop/cart.postgres.test.ts',
		'tests/server/shop/cart.test.ts',
	],
}

test('25.6 an area has its machines, and its files in every layer', () => {
	expect(select(['community'], tree)).toEqual({
		machines: ['community-post'],
		files: ['tests/e2e/community/community.spec.ts', 'tests/server/community/community.test.ts'],
	})
	expect(select(['shop'], tree)).toEqual({
		machines: ['card-payment', 'cart'],
		files: [...cart.files, 'tests/server/shop/school-order.test.ts'],
	})
	expect(select(['school'], tree)).toEqual({
		machines: ['school-mode'],
		files: ['tests/server/school/school.test.ts'],
	})
	expect(select(['atlas'], tree)).toEqual({ machines: [], files: ['tests/atlas/map.test.ts'] })
})

test('25.6 a noun, and a folder of code that holds it, have the same in every layer', () => {
	for (const word of [
		'cart',
		'machines/shop/cart',
		'./server/shop/cart/',
		'server/shop/cart/cart.store.ts',
	])
		expect([word, select([word], tree)]).toEqual([word, cart])
	expect(select(['src/features/catalogue/card'], tree)).toEqual({
		machines: ['card-action'],
		files: ['tests/components/catalogue/card.test.tsx', 'tests/e2e/catalogue/card.spec.ts'],
	})
	expect(select(['server/shop'], tree)).toEqual(select(['shop'], tree))
	expect(select(['server/platform'], tree).files).toEqual(['tests/server/platform/limits.test.ts'])
})

test('25.6 26.2 a noun has all machines of its folder', () => {
	const payment = { machines: ['card-payment'], files: [] }
	expect(select(['payment'], tree)).toEqual(payment)
	expect(select(['card-payment'], tree)).toEqual(payment)
	expect(select(['machines/shop/payment/card-payment.machine.ts'], tree)).toEqual(payment)
})

test('25.6 a file or folder of tests is run alone; several words are run together', () => {
	const file = 'tests/server/shop/cart.test.ts'
	expect(select([file], tree)).toEqual({ machines: [], files: [file] })
	expect(select(['tests/e2e'], tree).files).toHaveLength(4)
	expect(select([file, 'community', 'tests/server/community/community.test.ts'], tree)).toEqual({
		machines: ['community-post'],
		files: [
			'tests/e2e/community/community.spec.ts',
			file,
			'tests/server/community/community.test.ts',
		].sort(),
	})
})

test('25.6 a word to which nothing belongs is answered with the parts', () => {
	for (const word of [
		'moon',
		'machines/moon',
		'tests/server/moon.test.ts',
		'src/routes/cart.tsx',
		'',
	])
		expect(() => select(['cart', word], tree)).toThrow(
			`No test belongs to '${word}'. Parts are ${areas.join(', ')};`,
		)
})

test('25.6 26.1 every machine, folder and file of tests is in an area', () => {
	const { machines, folders, tests } = readTree()
	const isApart = (folder: string) => /^src\/(flows|processes)\//.test(folder)
	expectEvery(machines, (folder) => areaOf(folder) !== null)
	expectEvery(
		folders.filter((folder) => !isApart(folder)),
		(folder) => areaOf(folder) !== null,
	)
	expectEvery(
		tests.filter((file) => !pathFiles.includes(file)),
		(file) => areaOf(file) !== null,
	)
	expectEvery(pathFiles, (file) => tests.includes(file))
})
