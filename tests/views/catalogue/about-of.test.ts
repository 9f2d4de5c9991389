import { expect, test } from 'vitest'
import { aboutOf } from '#features/catalogue/resource/about-of.ts'

test('NAV-04 a description does not say the summary again', () => {
	const about = (summary: string, description: string) => aboutOf({ summary, description })
	expect(about('Letters.', 'Letters. And numbers.\n\nThen more.')).toBe(
		'And numbers.\n\nThen more.',
	)
	expect(about('Letters.', 'Letters.\n\nThen more.')).toBe('Then more.')
	expect(about('Letters.', 'Other words. Letters.')).toBe('Other words. Letters.')
	expect(about('Letters.', 'Letters.')).toBe('')
})
