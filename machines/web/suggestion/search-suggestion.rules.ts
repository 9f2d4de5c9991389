/** Letters from which a text is asked for; the server refuses fewer. */
const LEAST = 2

/** Normalises a text: trims it, and leaves one space between words. */
export const askedText = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Returns true if suggestions are asked for a text (FND-02). */
export const isAskable = (text: string): boolean => askedText(text).length >= LEAST
