import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectEvery } from '../expect-every.ts'

type Face = { file: string; has: (character: string) => boolean }

const rangeOf = (text: string): [number, number] => {
	const [from, to] = text.split('-').map((code) => Number.parseInt(code, 16))
	return [from!, to ?? from!]
}

const theme = readFileSync('src/theme/global.css', 'utf8')

/** The fonts that the site brings, and the characters for which a browser fetches each. */
const faces: Face[] = theme.split('@font-face').flatMap((rule) => {
	const file = /url\("\.\/fonts\/(.*?)"\)/.exec(rule)?.[1]
	const ranges = [...rule.matchAll(/U\+([\dA-F-]+)/g)].map(([, text]) => rangeOf(text!))
	const has = (character: string) =>
		ranges.some(([from, to]) => character.charCodeAt(0) >= from && character.charCodeAt(0) <= to)
	return file ? [{ file, has }] : []
})

/** Signs that are the device's own in every language. */
const signs = '★'

/** Returns a language's interface texts, and dates as the browser formats them; no catalogue. */
const saidIn = (locale: string): string[] => {
	const texts = globSync(`src/i18n/messages/${locale}/*.json`).map((path) =>
		Object.values(JSON.parse(readFileSync(path, 'utf8')) as object).join(' '),
	)
	const months = Array.from({ length: 12 }, (_, month) =>
		(['short', 'long'] as const).map((style) =>
			new Date(2027, month, 1).toLocaleDateString(`${locale}-IN`, { month: style }),
		),
	)
	const letters = new Set([...texts, ...months.flat()].join(''))
	return [...letters].filter((letter) => letter > ' ' && !signs.includes(letter))
}

const first = {
	en: ['anek-latin.woff2'],
	hi: ['anek-latin.woff2', 'anek-devanagari-regular.woff2', 'anek-devanagari-bold.woff2'],
}

for (const locale of ['en', 'hi'] as const)
	test(`what pages in ${locale} say is in fonts of at most 60 kB`, () => {
		const own = faces.filter(({ file }) => first[locale].includes(file))
		const files = [...new Set(own.map(({ file }) => file))]
		expect(files).toEqual(first[locale])
		expectEvery(saidIn(locale), (letter) => own.some(({ has }) => has(letter)))
		const bytes = files.map((file) => statSync(`src/theme/fonts/${file}`).size)
		expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(60_000)
	})

const deviceFaces = theme.split('@font-face').filter((rule) => rule.includes('"Device Devanagari"'))

test('24.14 Hindi on every page is the device’s font by name, else ours, and no other letter', () => {
	expect(deviceFaces).toHaveLength(2)
	for (const rule of deviceFaces) {
		const sources = [...rule.matchAll(/(local|url)\("([^"]+)"\)/g)].map(([, kind, name]) => [
			kind,
			name,
		])
		const names = sources.filter(([kind]) => kind === 'local').map(([, name]) => name)
		expect(names).toEqual(
			expect.arrayContaining([
				'Noto Sans Devanagari',
				'Nirmala UI',
				'Kohinoor Devanagari',
				'Mangal',
			]),
		)
		expect(sources.at(-1)).toEqual(['url', expect.stringMatching(/anek-devanagari-\w+\.woff2$/)])
		// A device that has none of them shows boxes until ours comes.
		expect(rule).toContain('font-display: swap')
		const ranges = [...rule.matchAll(/U\+([\dA-F-]+)/g)].map(([, text]) => rangeOf(text!))
		expect(ranges).toEqual([rangeOf('900-97F'), rangeOf('200C-200D'), rangeOf('25CC')])
	}
})

test('24.14 English and Hindi pages name that face before any other font', () => {
	for (const file of ['src/theme/scales.ts', 'src/theme/page.ts'])
		expect(readFileSync(file, 'utf8')).toMatch(
			/'Anek Fallback Roboto', 'Device Devanagari', 'Noto Sans Devanagari', sans-serif/,
		)
})
