/** The last part of an id keeps two posts with the same beginning apart. */
const SUFFIX = 8

/**
 * The address of a post: its first words in Latin letters, if there are any, and the end of its id.
 */
export const postSlug = (text: string, id: string): string => {
	const words = text
		.slice(0, 200)
		.normalize('NFD')
		.replace(/[\u0300-\u036f’'“”]/g, '')
		.toLowerCase()
		.replace(/https?:\S+/g, ' ')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
	const short =
		words.length <= 60
			? words
			: words
					.slice(0, 61)
					.replace(/-[^-]*$/, '')
					.slice(0, 60)
	return `${short || 'post'}-${id.slice(-SUFFIX)}`
}
