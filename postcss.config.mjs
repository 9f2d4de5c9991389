import panda from '@pandacss/dev/postcss'
import { dropUnusedElements } from './build/drop-unused-elements.ts'
import { dropUnusedVariables } from './build/drop-unused-variables.ts'

export default { plugins: [panda(), dropUnusedElements(), dropUnusedVariables()] }
