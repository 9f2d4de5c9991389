import panda from '@pandacss/dev/postcss'
import { dropGlobalFallbacks } from './build/drop-global-fallbacks.ts'
import { dropUnusedElements } from './build/drop-unused-elements.ts'
import { dropUnusedVariables } from './build/drop-unused-variables.ts'

export default {
  plugins: [panda(), dropGlobalFallbacks(), dropUnusedElements(), dropUnusedVariables()],
}
