import type { Plugin } from 'postcss'

/**
 * Elements that no page of the shop is made of; `tests/build/drop-unused-elements.test.ts` holds
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
  'iframe',
  'kbd',
  'menu',
  'object',
  'optgroup',
  'pre',
  'samp',
  'sub',
  'sup',
] as const

/** Elements that no page of the desk is made of: its preview is a frame. */
export const unusedInDesk = unusedElements.filter((element) => element !== 'iframe')

/** Leaves the rules of elements out of the sheet's reset. */
export const dropUnusedElements = (elements: readonly string[] = unusedElements): Plugin => ({
  postcssPlugin: 'drop-unused-elements',
  OnceExit: (root) => {
    const unused = new RegExp(`^(${elements.join('|')})(?![\\w-])`)
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
