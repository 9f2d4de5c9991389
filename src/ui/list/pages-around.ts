const MOST = 5

/** The numbers of at most five pages around one, never beyond the ends (CAT-06). */
export const pagesAround = (page: number, pages: number): number[] => {
	const count = Math.min(MOST, pages)
	const first = Math.max(1, Math.min(page - Math.floor(MOST / 2), pages - count + 1))
	return Array.from({ length: count }, (_, i) => first + i)
}
