import { expect, test } from 'vitest'
import { expectEvery } from '../expect-every.ts'
import { areas, wordOf, words } from './areas.ts'
import { areaOf, pathFiles, select } from './select.ts'
import { readTree, type Tree } from './tree.ts'

const tree: Tree = {
  machines: ['card-action', 'card-payment', 'cart', 'community-post', 'school-mode'],
  driven: ['cart'],
  folders: [
    'machines/cart',
    'server/cart',
    'server/platform',
    'src/features/card',
    'src/flows/purchase',
  ],
  tests: [
    'tests/atlas/map.test.ts',
    'tests/components/card.test.tsx',
    'tests/e2e/card.spec.ts',
    'tests/e2e/cart.spec.ts',
    'tests/e2e/community.spec.ts',
    'tests/e2e/paths.spec.ts',
    'tests/machines/machines.test.ts',
    'tests/machines/rules/cart.rules.test.ts',
    'tests/server/cart.postgres.test.ts',
    'tests/server/cart.test.ts',
    'tests/server/community.test.ts',
    'tests/server/limits.test.ts',
    'tests/server/school-order.test.ts',
    'tests/server/school.test.ts',
  ],
}
const cart = {
  machines: ['cart'],
  files: [
    'tests/e2e/cart.spec.ts',
    'tests/machines/rules/cart.rules.test.ts',
    'tests/server/cart.postgres.test.ts',
    'tests/server/cart.test.ts',
  ],
}

test('25.6 an area has its machines, and its files in every layer', () => {
  expect(select(['community'], tree)).toEqual({
    machines: ['community-post'],
    files: ['tests/e2e/community.spec.ts', 'tests/server/community.test.ts'],
  })
  expect(select(['shop'], tree)).toEqual({
    machines: ['card-payment', 'cart'],
    files: [...cart.files, 'tests/server/school-order.test.ts'],
  })
  expect(select(['school'], tree)).toEqual({
    machines: ['school-mode'],
    files: ['tests/server/school.test.ts'],
  })
  expect(select(['atlas'], tree)).toEqual({ machines: [], files: ['tests/atlas/map.test.ts'] })
})

test('25.6 a noun, and a folder of code that holds it, have the same in every layer', () => {
  for (const word of ['cart', 'machines/cart', './server/cart/', 'server/cart/cart.store.ts'])
    expect([word, select([word], tree)]).toEqual([word, cart])
  expect(select(['src/features/card'], tree)).toEqual({
    machines: ['card-action'],
    files: ['tests/components/card.test.tsx', 'tests/e2e/card.spec.ts'],
  })
  expect(select(['server/platform'], tree).files).toEqual(['tests/server/limits.test.ts'])
})

test('25.6 a file or folder of tests is run alone; several words are run together', () => {
  const file = 'tests/server/cart.test.ts'
  expect(select([file], tree)).toEqual({ machines: [], files: [file] })
  expect(select(['tests/e2e'], tree).files).toHaveLength(4)
  expect(select([file, 'community', 'tests/server/community.test.ts'], tree)).toEqual({
    machines: ['community-post'],
    files: ['tests/e2e/community.spec.ts', file, 'tests/server/community.test.ts'].sort(),
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
      `No test belongs to '${word}'. Parts are ${Object.keys(areas).join(', ')};`,
    )
})

test('25.6 every machine, folder and file of tests belongs to an area, and every word to one of them', () => {
  const { machines, folders, tests } = readTree()
  const nouns = [...machines, ...folders.map((folder) => folder.split('/').at(-1)!)]
  expectEvery(nouns, (noun) => wordOf(noun) !== null)
  expectEvery(
    tests.filter((file) => !pathFiles.includes(file)),
    (file) => areaOf(file) !== null,
  )
  expectEvery(pathFiles, (file) => tests.includes(file))
  const used = new Set(
    [...nouns, ...tests.map((file) => file.split('/').at(-1)!.split('.')[0]!)].map(wordOf),
  )
  expectEvery([...words.keys()], (word) => used.has(word))
})
