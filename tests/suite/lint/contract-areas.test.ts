import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { areasOfProduct } from '../areas.ts'

type Contract = { paths: Record<string, { $ref: string }> }

const read = (name: string): Contract => parse(readFileSync(`openapi/${name}.yaml`, 'utf8'))

const pointerOf = (path: string) => `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`

test('26.1 the contract has a file per area, and v1.yaml lists each of their paths', () => {
  const files = readdirSync('openapi').filter((name) => /^[a-z]+\.yaml$/.test(name))
  const named = [...areasOfProduct, 'answers', 'shared'].map((area) => `${area}.yaml`)
  expect(files.sort()).toEqual(named.sort())
  const written = areasOfProduct.flatMap((area) =>
    Object.keys(read(area).paths).map((path) => [path, `${area}.yaml${pointerOf(path)}`]),
  )
  const listed = Object.entries(read('v1').paths).map(([path, { $ref }]) => [path, $ref])
  expect(listed.sort()).toEqual(written.sort())
})
