import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Styled = { css: (styles: object) => string; sva: (config: object) => () => object }
type Recipe = {
  (choice: object): string | Record<string, string>
  __recipe__: boolean
  __name__: string
  getVariantProps: (choice: object) => object
}

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'function' && '__recipe__' in value

/** Where the bracket that opens at `start` closes; strings are skipped. */
const closing = (code: string, start: number): number => {
  let depth = 0
  for (let i = start; i < code.length; i++) {
    const char = code[i]!
    if (char === "'" || char === '"' || char === '`') {
      for (i++; code[i] !== char; i++) if (code[i] === '\\') i++
    } else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return i
  }
  return code.length
}

/** Replaces calls whose argument is all literals by what they answer; others stay as they are. */
const inline = (code: string, { css, sva }: Styled): string => {
  let out = ''
  let from = 0
  for (const { 1: name, index } of code.matchAll(/\b(css|sva)\(\{/g)) {
    if (index < from) continue
    const open = index + name!.length
    const close = closing(code, open)
    const end = name === 'sva' ? close + 3 : close + 1
    if (name === 'sva' && code.slice(close + 1, end) !== '()') continue
    try {
      const literal: object = new Function(`return ${code.slice(open, close + 1)}`)()
      const value = name === 'css' ? css(literal) : sva(literal)()
      out += `${code.slice(from, index)}${JSON.stringify(value)}`
      from = end
    } catch {
      // A style that depends on a variable is worked out in the browser.
    }
  }
  return out + code.slice(from)
}

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

/** In a build, static styles become class names and recipes a lookup, so that Panda's runtime (7 kB gz) stays out of the bundle. */
export const stylesAtBuild = (): Plugin => {
  let styled: Styled
  return {
    name: 'vidya-styles-at-build',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const load = (path: string) =>
        import(pathToFileURL(`${import.meta.dirname}/styled-system/${path}`).href)
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
      return { code: inline(code, styled), map: null }
    },
  }
}
