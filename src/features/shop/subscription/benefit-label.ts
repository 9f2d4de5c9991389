import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'

/** The name of what a plan gives something of: a course type, or the teaching quotient test. */
export const benefitLabel = (type: string): string =>
  type === 'tq' ? m.plan_tq() : courseTypeLabel(type)
