import panda from '@pandacss/dev/postcss'
import { dropUnusedVariables } from './build/drop-unused-variables.ts'

export default { plugins: [panda(), dropUnusedVariables()] }
