import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { dropUnusedElements, unusedElements, unusedInDesk } from '#build/drop-unused-elements.ts'
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

const isDesk = (view: string) => view.startsWith('src/desk/')

test('no view of the shop has one of these elements, and none of the desk but its frame', () => {
  const saidIn = (elements: readonly string[]) => new RegExp(`<(${elements.join('|')})[\\s/>]`)
  const [inShop, inDesk] = [saidIn(unusedElements), saidIn(unusedInDesk)]
  expectEvery(
    globSync('src/**/*.tsx'),
    (view) => !(isDesk(view) ? inDesk : inShop).test(readFileSync(view, 'utf8')),
  )
})
