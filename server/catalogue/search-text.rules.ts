/** What a search compares: lower case, Latin letters without accents, one space between words. Devanagari signs are kept. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The words of a search, at most eight; empty when nothing can be looked for. */
export const searchWords = (search: string): string[] =>
  foldText(search).split(' ').filter(Boolean).slice(0, 8)
