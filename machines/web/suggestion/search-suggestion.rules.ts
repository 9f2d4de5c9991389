/** Letters from which a text is asked for; the server refuses fewer. */
const LEAST = 2

/** What is asked for a text: without the spaces around it, one between words. */
export const askedText = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Whether suggestions are asked for a text (FND-02). */
export const isAskable = (text: string): boolean => askedText(text).length >= LEAST
