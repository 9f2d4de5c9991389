import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitHead } from '#build/lazy-heads.ts'
import { expectEvery } from '../expect-every.ts'

const route = `import { createFileRoute } from '@tanstack/react-router'
import { lead, m } from '#i18n/messages'
const titleOf = (name) => m.title({ name })
const Page = () => <p>{lead}</p>
export const Route = createFileRoute('/a')({
  head: ({ name }) => ({ title: titleOf(name) }),
  component: Page,
})
`

const split = (part: string) => splitHead(`/a.tsx${part}`, route)

describe('24.4 the head of a route', () => {
	test('is left out of the route with all that only it needs', () => {
		expect(split('')).not.toMatch(/titleOf|\bm\b/)
		expect(split('')).toContain(
			'head: (page) => $$splitComponentImporter().then((part) => part.head(page))',
		)
	})

	test('is a module without the route and its view', () => {
		expect(split('?head')).toContain('export const head = ({ name }) => ({ title: titleOf(name) })')
		expect(split('?head')).toContain('const titleOf')
		expect(split('?head')).not.toMatch(/Route|Page|lead/)
	})

	test('comes with the chunk of the view', () => {
		expect(split('?tsr-split=component---loader')).toContain('export { head } from "/a.tsx?head"')
	})

	test('stays where the page has no separate view', () => {
		expect(splitHead('/a.tsx', route.replace('component: Page,', ''))).toBeNull()
	})

	test('is found in every route that has one and a view', () => {
		const files = globSync('src/routes/**/*.tsx', { exclude: ['**/-*', '**/__root.tsx'] }).map(
			(file) => resolve(file),
		)
		const withHead = files.filter((file) => {
			const code = readFileSync(file, 'utf8')
			return /^\thead: /m.test(code) && /^\tcomponent: /m.test(code)
		})
		expect(withHead.length).toBeGreaterThan(80)
		expectEvery(withHead, (file) =>
			splitHead(`${file}?head`, readFileSync(file, 'utf8'))!.includes('export const head = '),
		)
	})
})
