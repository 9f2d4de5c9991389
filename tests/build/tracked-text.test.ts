import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MOST = { lines: 260_000, bytes: 13_000_000 }

/** As Git tells text from pictures, fonts and films. */
const isText = (content: Buffer) => !content.subarray(0, 8000).includes(0)

test('25.10 tracked text has at most 260,000 lines and 13 MB; what a program can make is not committed', () => {
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
  const total = (key: 'lines' | 'bytes') => files.reduce((sum, file) => sum + file[key], 0)
  const largest = files
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 10)
    .map(({ name, lines, bytes }) => `${name} ${lines} lines, ${bytes} bytes`)
  const said = `${total('lines')} lines, ${total('bytes')} bytes; the largest:\n${largest.join('\n')}`
  expect(total('lines'), said).toBeLessThanOrEqual(MOST.lines)
  expect(total('bytes'), said).toBeLessThanOrEqual(MOST.bytes)
})
