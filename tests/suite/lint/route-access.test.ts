import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectEvery } from '../../expect-every.ts'
import { faultsOfRoutes } from './route-access.ts'

type Contract = { paths: Record<string, { get?: { 'x-roles'?: string[] } }> }

const read = (pattern: string) =>
	new Map(globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]))

/** Returns the roles that the contract asks for the first call of each query of the product. */
const rolesByQuery = () => {
	const { paths } = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) as Contract
	const roles = new Map<string, readonly string[]>()
	for (const text of read('src/features/**/*.{queries,query}.ts').values())
		for (const part of text.split(/^export const /m).slice(1)) {
			const path = /api\.GET\(\s*'([^']+)'/.exec(part)?.[1]
			const asked = path ? paths[path]?.get?.['x-roles'] : undefined
			if (asked) roles.set(/^\w+/.exec(part)![0], asked)
		}
	return roles
}

test('26.4 every page of an account or a school is below its layout, and none is of the staff', () => {
	const roles = rolesByQuery()
	const files = read('src/routes/**/*.{ts,tsx}')
	expect(files.size).toBeGreaterThan(150)
	expectEvery(['teachersQuery', 'schoolOrdersQuery', 'favouritesQuery'], (query) =>
		roles.has(query),
	)
	expect(faultsOfRoutes(files, (query) => roles.get(query) ?? [])).toEqual([])
})

const roles: Record<string, string[]> = { seatsQuery: ['main_poc'], queueQuery: ['moderator'] }

const faultsOf = (file: string, text: string) =>
	faultsOfRoutes(new Map([[`src/routes/${file}`, text]]), (query) => roles[query] ?? [])

const page = "export const Route = createFileRoute('/a')({ head: () => ({ noindex: true }) })"
const reads = (query: string) =>
	`import { otherQuery, ${query} } from '#features/shop/a/a.queries.ts'\n${page}`

test('26.4 a page of an account below no layout is a fault', () => {
	const fault = ' is a page of an account and below no layout that asks to sign in'
	expect(faultsOf('wishes.tsx', page)).toEqual([`src/routes/wishes.tsx${fault}`])
	expect(faultsOf('profile/wishes.tsx', '')).toEqual([`src/routes/profile/wishes.tsx${fault}`])
	expect(faultsOf('(own)/profile/wishes.tsx', '')).toHaveLength(1)
	expect(faultsOf('_signed-in/profile/wishes.tsx', page)).toEqual([])
	expect(faultsOf('wishes.tsx', '')).toEqual([])
})

test('26.4 a page that reads facts of a school belongs below its layout, one that reads facts of the staff in the desk', () => {
	expect(faultsOf('_signed-in/profile/seats.tsx', reads('seatsQuery'))).toEqual([
		'src/routes/_signed-in/profile/seats.tsx reads seatsQuery, so it belongs below _school',
	])
	expect(faultsOf('_signed-in/profile/queue.tsx', reads('queueQuery'))).toEqual([
		'src/routes/_signed-in/profile/queue.tsx reads queueQuery, so it belongs in the desk',
	])
	expect(faultsOf('_signed-in/profile/_school/seats.tsx', reads('seatsQuery'))).toEqual([])
})

test('26.4 a view that asks for the viewer in its own way is a fault', () => {
	expect(faultsOf('index.tsx', 'const { data } = useQuery(accountQuery)')).toEqual([
		'src/routes/index.tsx asks for accountQuery: use useAccess or the layout’s context',
	])
	expect(faultsOf('-access/use-access.ts', 'useQuery(accountQuery)')).toEqual([])
})
