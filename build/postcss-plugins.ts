import { dropGlobalFallbacks } from './drop-global-fallbacks.ts'
import { dropUnusedElements } from './drop-unused-elements.ts'
import { dropUnusedVariables } from './drop-unused-variables.ts'

/** What leaves out of the sheet what no page needs. */
export const leaveOut = () => [dropGlobalFallbacks(), dropUnusedElements(), dropUnusedVariables()]
