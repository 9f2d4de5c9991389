/** `a, b` as `['a', 'b']`. */
export const commaList = (text: string | undefined): string[] =>
	(text ?? '').split(',').flatMap((part) => part.trim() || [])
