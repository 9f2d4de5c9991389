/** Returns a pattern for `ilike` that finds a text anywhere and means its letters. */
export const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
