import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { expectEvery } from '../expect-every.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

type Chunks = Record<string, Chunk>

const chunksOf = {
	en: JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Chunks,
	hi: JSON.parse(readFileSync('dist/.vite/manifest.hi.json', 'utf8')) as Chunks,
}

/**
 * Returns the built files that a first view loads before it answers to touch: entry, view and their
 * imports.
 */
const filesOf = (chunks: Chunks, route: string): string[] => {
	const view = `src/routes/${route}.tsx?tsr-split=component`
	const entry = Object.keys(chunks).find((key) => chunks[key]!.isEntry)
	const found = new Set<string>()
	const visit = (key: string) => {
		if (found.has(key)) return
		found.add(key)
		chunks[key]!.imports?.forEach(visit)
	}
	for (const key of [entry!, view]) visit(key)
	return [...found].map((key) => chunks[key]!.file)
}

const contentOf = (file: string) => readFileSync(join('dist', file))

/**
 * Script in kB, gzipped. A page over its bound loads something that its first view does not show.
 * Hindi text is longer.
 */
const bounds = [
	{ route: 'index', en: 179, hi: 182 },
	{ route: 'learning/index', en: 180, hi: 183 },
	{ route: 'courses/$slugtitle', en: 180, hi: 183 },
	{ route: 'learning/$slug', en: 180, hi: 183 },
]

const languages = ['en', 'hi'] as const

describe.each(languages)('24.4 the script of a first view in %s', (language) => {
	const chunks = chunksOf[language]
	const firstFiles = [...new Set(bounds.flatMap(({ route }) => filesOf(chunks, route)))]

	test.each(bounds)('of $route is at most $en or $hi kB', ({ route, ...most }) => {
		const bytes = filesOf(chunks, route).map(
			(file) => gzipSync(contentOf(file), { level: 9 }).length,
		)
		expect(bytes.length).toBeGreaterThan(2)
		expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most[language] * 1000)
	})

	test('holds no calendar, dialog or menu', () => {
		expect(firstFiles.filter((file) => /\/(vendor|main)-/.test(file))).toHaveLength(2)
		expectEvery(firstFiles, (file) => !/\/(calendar|kit|words|facts)-/.test(file))
	})

	test('holds no schema library, no runtime of styles and no text of the other language', () => {
		const isFree = (code: string) =>
			!/htmlTranslate|_zod|ZodError/.test(code) &&
			!code.includes(language === 'en' ? 'फिर कोशिश करें' : 'Try again')
		expectEvery(firstFiles, (file) => isFree(String(contentOf(file))))
	})
})
