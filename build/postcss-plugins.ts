import { dropGlobalFallbacks } from './drop-global-fallbacks.ts'
import { dropUnusedElements } from './drop-unused-elements.ts'
import { dropUnusedVariables } from './drop-unused-variables.ts'

/** Plugins that remove rules which no page needs. */
export const leaveOut = () => [dropGlobalFallbacks(), dropUnusedElements(), dropUnusedVariables()]
