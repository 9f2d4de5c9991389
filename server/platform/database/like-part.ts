/** A pattern of `like` that finds a text as a part; its wildcards are taken literally. */
export const likePart = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
