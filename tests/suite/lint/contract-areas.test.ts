import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { areasOfProduct } from '../areas.ts'

type Contract = { paths: object; 'x-areas'?: string[] }

const read = (name: string): Contract => parse(readFileSync(`openapi/${name}.yaml`, 'utf8'))

test('26.1 the contract has a file per area, and all their paths are in the joined document', () => {
	const files = readdirSync('openapi').filter((name) => /^[a-z]+\.yaml$/.test(name))
	const named = [...areasOfProduct, 'answers', 'shared'].map((area) => `${area}.yaml`)
	expect(files.sort()).toEqual(named.sort())
	expect([...read('v1')['x-areas']!].sort()).toEqual([...areasOfProduct].sort())
	const written = areasOfProduct.flatMap((area) => Object.keys(read(area).paths))
	expect(written.length).toBeGreaterThan(300)
	expect(Object.keys(read('v1.gen').paths).sort()).toEqual(written.sort())
})
