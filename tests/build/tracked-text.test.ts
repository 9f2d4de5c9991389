import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MOST_BYTES = 13_000_000

/** Most lines that a program made. Lines that people write grow with the product. */
const MOST_MADE_LINES = 30_000

/** Committed files that a program made. A person has reviewed some of them. */
const isMade = (name: string) =>
	/^package-lock\.json$|\/migrations\/|\.tsv$|^tests\/machines\/expected\/|^docs\/machines\/.*\.md$|\.gen\./.test(
		name,
	)

/** As Git tells text from pictures, fonts and films. */
const isText = (content: Buffer) => !content.subarray(0, 8000).includes(0)

test('25.10 tracked text has at most 13 MB, of which a program made at most 30,000 lines', () => {
	const names = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 })
		.split('\0')
		.filter((name) => name !== '' && existsSync(name))
	expect(names.length).toBeGreaterThan(1000)
	const files = names
		.map((name) => ({ name, content: readFileSync(name) }))
		.filter(({ content }) => isText(content))
		.map(({ name, content }) => ({
			name,
			bytes: content.length,
			lines: content.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0),
		}))
	const largest = files
		.toSorted((a, b) => b.bytes - a.bytes)
		.slice(0, 10)
		.map(({ name, lines, bytes }) => `${name} ${lines} lines, ${bytes} bytes`)
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
	const made = files.filter(({ name }) => isMade(name)).reduce((sum, file) => sum + file.lines, 0)
	const said = `${bytes} bytes, ${made} lines made; the largest:\n${largest.join('\n')}`
	expect(bytes, said).toBeLessThanOrEqual(MOST_BYTES)
	expect(made, said).toBeGreaterThan(10_000)
	expect(made, said).toBeLessThanOrEqual(MOST_MADE_LINES)
})
