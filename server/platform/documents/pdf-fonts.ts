import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** What a font of the documents is called in a file: letters of one script in one weight. */
export type FontName = `${'latin' | 'latin-ext' | 'devanagari'}-${400 | 700}`

const isDevanagari = /\p{Script=Devanagari}|\u0964|\u0965|\u200c|\u200d|\u25cc/u
const isPlainLatin = /[\u0020-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026]/u

/** Which font shows a character; what no font of ours shows is set in Latin's, as its empty box. */
export const fontOf = (character: string, weight: 400 | 700): FontName => {
  if (isDevanagari.test(character)) return `devanagari-${weight}`
  return isPlainLatin.test(character) ? `latin-${weight}` : `latin-ext-${weight}`
}

const files = new Map<FontName, Buffer>()

/** The file of a font, read once. */
export const readFont = (name: FontName): Buffer => {
  const known = files.get(name)
  if (known) return known
  const path = `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${name}-normal.woff`
  const file = readFileSync(require.resolve(path))
  files.set(name, file)
  return file
}
