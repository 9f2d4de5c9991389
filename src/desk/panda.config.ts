import { defineConfig } from '@pandacss/dev'
import shop from '../../panda.config.ts'

/**
 * The styles of the desk: the shop's theme, and the styles that the desk's views and the shared
 * parts use. The shop's sheet has none of the desk's.
 */
export default defineConfig({
	...shop,
	exclude: [],
	include: [
		'./src/desk/**/*.{ts,tsx}',
		'./src/ui/**/*.{ts,tsx}',
		'./src/features/people/session/**/*.{ts,tsx}',
		'./src/features/catalogue/{card,resource}/**/*.{ts,tsx}',
		'./src/features/community/community-post/person-line.tsx',
		'./src/processes/reference/*.tsx',
	],
})
