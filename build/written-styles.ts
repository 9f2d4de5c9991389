import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Output of the theme's generator: every style of the shop (`npm run gen:theme`). */
const shop = 'src/theme/styled-system/styles.css'

/** Where the sheet takes the generated styles in, in the order of these layers. */
const place = '@layer reset, base, tokens, recipes, utilities;'

/**
 * Puts the generated styles into the sheet of a build, so that the builds of both languages need
 * not look for them again.
 * @param written file of the generated styles
 */
export const writtenStyles = (written = shop): Plugin => ({
	name: 'vidya-written-styles',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /\/src\/theme\/global\.css$/ },
		handler: (code) => {
			if (!code.includes(place)) throw new Error(`global.css no longer says ${place}`)
			return { code: code.replace(place, () => readFileSync(written, 'utf8')), map: null }
		},
	},
})
