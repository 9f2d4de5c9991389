import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { expectEvery } from '../expect-every.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }

const chunks: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** The built files that a first view loads before it answers to touch: the entry, its view, and what they import. */
const filesOf = (route: string): string[] => {
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

/** Script in kB by gzip. A page that outgrows its bound loads something that its first view does not show. */
const bounds = {
  index: 228,
  'learning.index': 212,
  'courses.$slugtitle': 228,
  'learning.$slug': 228,
}

describe('24.4 the script of a first view', () => {
  test.each(Object.entries(bounds))('of %s is at most %i kB', (route, bound) => {
    const bytes = filesOf(route).map(
      (file) => gzipSync(readFileSync(join('dist', file)), { level: 9 }).length,
    )
    expect(bytes.length).toBeGreaterThan(2)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(bound * 1000)
  })

  test('holds no calendar, dialog or menu', () => {
    const files = Object.keys(bounds).flatMap(filesOf)
    expect(files.filter((file) => /\/(vendor|main)-/.test(file))).toHaveLength(8)
    expectEvery(files, (file) => !/\/(calendar|kit|words)-/.test(file))
  })
})
