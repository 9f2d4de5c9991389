import { expect, test } from 'vitest'
import { preloadsOf } from '#build/preloads-of.ts'

test('24.4 beside a chunk is named what else it needs and not every page has', () => {
	const files = ['a-Bx1_Cy2z', 'main-12345678', 'vendor-ab-d_fgh', 'cards-12345678', 'mainland-x']
	const paths = files.map((name) => `assets/${name}.js`)
	expect(preloadsOf('assets/a-Bx1_Cy2z.js', [...paths, 'assets/map.css'])).toEqual([
		'assets/cards-12345678.js',
		'assets/mainland-x.js',
		'assets/map.css',
	])
})
