/** Characters between words of a name: ASCII punctuation, spaces, quotes, dashes, danda. */
export const BETWEEN_WORDS = '[\\s!-/:-@[-`{-~“”‘’…–—।]+'

/** Returns the SQL of the address of a name in a column: small letters, words joined by hyphens. */
export const nameSlug = (column: string): string =>
	`trim(both '-' from regexp_replace(lower(${column}), '${BETWEEN_WORDS}', '-', 'g'))`
