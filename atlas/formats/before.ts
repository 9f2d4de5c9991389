import { actionOf } from './action-of.ts'
import type { Case } from './cases.ts'
import type { Told } from './told.ts'
import { ended, situationWords } from './wording.ts'

/**
 * What must be so before a case, as lines: how to come there, and how it then stands; none where it
 * begins with the start.
 */
export const beforeLines = ({ before }: Case, told: Told): string[] =>
  before === null
    ? []
    : [
        ...before.way.map((step) => ended(actionOf(step, told))),
        situationWords(before.situation, told),
      ]
