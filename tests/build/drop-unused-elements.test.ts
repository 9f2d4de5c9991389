import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dropUnusedElements, unusedElements } from '#build/drop-unused-elements.ts'
import { expectEvery } from '../expect-every.ts'

const drop = async (css: string) =>
	(await postcss([dropUnusedElements()]).process(css, { from: undefined })).css

test('rules of elements that no page has leave the reset; other layers and elements stay', async () => {
	expect(
		await drop(
			'@layer reset{img,embed{width:1px}sub,sup{top:0}summary{top:1px}}@layer base{sub{top:0}}',
		),
	).toBe('@layer reset{img{width:1px}summary{top:1px}}@layer base{sub{top:0}}')
})

test('no view of the shop and of the desk has one of these elements', () => {
	const said = new RegExp(`<(${unusedElements.join('|')})[\\s/>]`)
	expectEvery(globSync('src/**/*.tsx'), (view) => !said.test(readFileSync(view, 'utf8')))
})
