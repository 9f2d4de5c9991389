import type { Plugin } from 'postcss'

/**
 * A variable that a theme may set for Panda's reset, and what holds without it; ours sets none of
 * them.
 */
const globalVariable = /var\(--global-[\w-]+,\s*([^()]+|\w+\([^()]*\))\)/g

/**
 * Takes out of the sheet's reset what the theme says in its base layer: the font and the colours of
 * a selection; and puts for each variable that no theme of ours sets what holds without it.
 */
export const dropGlobalFallbacks = (): Plugin => ({
	postcssPlugin: 'drop-global-fallbacks',
	OnceExit: (root) => {
		root.walkAtRules('layer', (layer) => {
			if (layer.params !== 'reset') return
			layer.walkDecls((declaration) => {
				const { prop, value } = declaration
				if (prop === '--font-fallback' || value.includes('--global-font-body')) declaration.remove()
				else declaration.value = value.replace(globalVariable, '$1')
			})
			layer.walkRules('::selection', (rule) => void rule.remove())
		})
	},
})
