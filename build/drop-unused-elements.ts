import type { Plugin } from 'postcss'

/**
 * Elements that no view has; `tests/build/drop-unused-elements.test.ts` holds
 * the views to it.
 */
export const unusedElements = [
	'abbr',
	'audio',
	'code',
	'embed',
	'h5',
	'h6',
	'hr',
	'kbd',
	'menu',
	'object',
	'optgroup',
	'pre',
	'samp',
	'sub',
	'sup',
] as const

/** Leaves the rules of these elements out of the sheet's reset. */
export const dropUnusedElements = (): Plugin => ({
	postcssPlugin: 'drop-unused-elements',
	OnceExit: (root) => {
		const unused = new RegExp(`^(${unusedElements.join('|')})(?![\\w-])`)
		root.walkAtRules('layer', (layer) => {
			if (layer.params !== 'reset') return
			layer.walkRules((rule) => {
				const used = rule.selectors.filter((selector) => !unused.test(selector))
				if (used.length === 0) rule.remove()
				else if (used.length < rule.selectors.length) rule.selectors = used
			})
		})
	},
})
