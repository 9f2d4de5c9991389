import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notSwept } from '../bench/grown/calls.ts'
import { requestsOf } from '../bench/grown/sweep.ts'

type Contract = { paths: Record<string, { get?: { operationId: string } }> }

test('24.2 the sweep of grown tables asks every GET of the contract but those that it names', () => {
	const { paths }: Contract = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8'))
	const operations = Object.values(paths).flatMap(({ get }) => get?.operationId ?? [])
	expect(operations.length).toBeGreaterThan(100)
	const swept = new Set(requestsOf({}, {}).map(({ operation }) => operation))
	expect([...swept, ...notSwept].sort()).toEqual(operations.sort())
})
