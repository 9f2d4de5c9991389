import type { Plugin } from 'postcss'

/**
 * Elements that no page of the product is made of; `tests/build/drop-unused-elements.test.ts` holds
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

const unused = new RegExp(`^(${unusedElements.join('|')})(?![\\w-])`)

/** Leaves the rules of those elements out of the sheet's reset. */
export const dropUnusedElements = (): Plugin => ({
  postcssPlugin: 'drop-unused-elements',
  OnceExit: (root) => {
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
