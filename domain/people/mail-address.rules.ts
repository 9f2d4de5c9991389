/** Longest mail address, in characters (RFC 5321). */
const MOST = 254

/** Returns true if a text is a mail address. */
export const isMailAddress = (text: string): boolean =>
	text.length <= MOST && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)
