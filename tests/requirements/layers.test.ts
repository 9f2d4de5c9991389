import { expect, test } from 'vitest'
import { layerOf, neededLayers } from './layers.ts'

const table = `
| Ids | Needed |
|---|---|
| NAV | browser |
| CBK-01 … CBK-02 | browser, machine |
| CBK-03, API | server |
| CAT | browser, server (CAT-02: browser alone) |
| NAV-02, CBK-03 | also machine |
| OFF, FND | browser (FND also server) |
| ATL | where they are used |
`
const ids = [
	...['NAV-01', 'NAV-02', 'CBK-01', 'CBK-02', 'CBK-03', 'API-01'],
	...['CAT-01', 'CAT-02', 'OFF-01', 'FND-01', 'ATL-01'],
]

test('the table of layers is read with its ranges, brackets and additions', () => {
	expect(Object.fromEntries(neededLayers(table, ids))).toEqual({
		'NAV-01': ['browser'],
		'NAV-02': ['browser', 'machine'],
		'CBK-01': ['browser', 'machine'],
		'CBK-02': ['browser', 'machine'],
		'CBK-03': ['server', 'machine'],
		'API-01': ['server'],
		'CAT-01': ['browser', 'server'],
		'CAT-02': ['browser'],
		'OFF-01': ['browser'],
		'FND-01': ['browser', 'server'],
		'ATL-01': [],
	})
})

test('the layer of a test follows from its file; some files prove nothing', () => {
	const files = [
		'card.spec.ts',
		'/x/tests/server/cart.test.ts',
		'/x/tests/machines/machines.test.ts',
		'/x/tests/server/seed.test.ts',
		'accessibility.spec.ts',
	]
	expect(files.map(layerOf)).toEqual(['browser', 'server', 'machine', null, null])
})
