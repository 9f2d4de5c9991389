import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { inlineStyles, type Styled } from './inline-styles.ts'

type Recipe = {
	(choice: object): string | Record<string, string>
	__recipe__: boolean
	__name__: string
	getVariantProps: (choice: object) => object
}

const isRecipe = (value: unknown): value is Recipe =>
	typeof value === 'function' && '__recipe__' in value

const compact = (recipe: Recipe): string => {
	const name = JSON.stringify(recipe.__name__)
	const defaults = JSON.stringify({
		...recipe.getVariantProps({}),
		[recipe.__name__]: undefined,
	})
	const made = recipe({})
	return typeof made === 'string'
		? `export const ${recipe.__name__} = /* @__PURE__ */ classOf(${name}, ${defaults})`
		: `export const ${recipe.__name__} = /* @__PURE__ */ classesOf(${name}, ${JSON.stringify(Object.keys(made))}, ${defaults})`
}

/**
 * In a build, static styles become class names and recipes a table of names, so that Panda's
 * runtime (7 kB gz) stays out of the bundle.
 */
export const inlineStylesPlugin = (): Plugin => {
	let styled: Styled
	return {
		name: 'vidya-inline-styles',
		apply: 'build',
		enforce: 'pre',
		async buildStart() {
			const load = (path: string) =>
				import(pathToFileURL(`${import.meta.dirname}/../src/theme/styled-system/${path}`).href)
			styled = { ...(await load('css/css.js')), ...(await load('css/sva.js')) }
		},
		async transform(code, id) {
			if (/styled-system\/recipes\/(?!index|create-recipe)[\w-]+\.js$/.test(id)) {
				const all: unknown[] = Object.values(await import(pathToFileURL(id).href))
				const recipes = all.filter(isRecipe).map(compact).join('\n')
				const head = "import { classesOf, classOf } from '#theme/class-of.ts'\n"
				return { code: head + recipes, moduleSideEffects: false, map: null }
			}
			if (id.includes('styled-system/')) return { code, moduleSideEffects: false, map: null }
			if (!/\/src\/.*\.tsx?(\?|$)/.test(id) || !code.includes('#styled/css')) return
			return inlineStyles(id.split('?')[0]!, code, styled)
		},
	}
}
