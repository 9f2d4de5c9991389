/**
 * `Mechanics: From Pushing a Cart` becomes `mechanics-from-pushing-a-cart`; cut at a word, at most
 * 80 letters.
 */
export const slugOf = (text: string): string => {
	const slug = text
		.normalize('NFD')
		.replace(/[\u0300-\u036f’'“”]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
	return slug.length <= 80 ? slug : slug.slice(0, 81).replace(/-[^-]*$/, '')
}
