import { dropGlobalFallbacks } from './drop-global-fallbacks.ts'
import { dropUnusedElements } from './drop-unused-elements.ts'
import { dropUnusedVariables } from './drop-unused-variables.ts'

/**
 * Plugins that remove rules which no page needs.
 * @param elements those that no page is made of
 */
export const leaveOut = (elements?: readonly string[]) => [
  dropGlobalFallbacks(),
  dropUnusedElements(elements),
  dropUnusedVariables(),
]
