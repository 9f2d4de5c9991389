import type { Plugin, Root } from 'postcss'

const usedIn = (root: Root): Set<string> =>
	new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!))

/** Removes the declarations of unused variables once; whether there were any. */
const dropOnce = (root: Root): boolean => {
	const used = usedIn(root)
	let found = false
	root.walkDecls(/^--/, (declaration) => {
		if (used.has(declaration.prop)) return
		const { parent } = declaration
		declaration.remove()
		if (parent?.nodes?.length === 0) parent.remove()
		found = true
	})
	return found
}

/**
 * Leaves out each custom property that no `var()` of the same sheet reads, and those that only such
 * a property read: tokens that no style uses, and the parts of filters and transforms that the
 * preset declares for every element. Scripts read no custom property.
 */
export const dropUnusedVariables = (): Plugin => ({
	postcssPlugin: 'drop-unused-variables',
	OnceExit: (root) => {
		while (dropOnce(root));
	},
})
