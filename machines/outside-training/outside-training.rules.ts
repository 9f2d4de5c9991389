import {
  daysOfSchoolYear,
  schoolYearOf,
  type TrainingKind,
  type TrainingStandard,
  trainingKinds,
  trainingStandards,
} from './training-year.rules.ts'

/** A training that somebody had elsewhere, as it is typed. */
export type OutsideDraft = {
  title: string
  provider: string
  /** YYYY-MM-DD, or what was typed as long as it is no date. */
  completedOn: string
  /** Hours in halves: `2.5`. */
  hours: string
  kind: TrainingKind | ''
  standard: TrainingStandard | ''
}

/** What is wrong with a field. */
export type OutsideFault = 'required' | 'date' | 'future' | 'early' | 'hours'

export type OutsideFaults = Partial<Record<keyof OutsideDraft | 'proof', OutsideFault>>

/** Longest texts, in characters. */
export const outsideLimits = { title: 200, provider: 200 } as const

/** Largest proof, in bytes. */
export const PROOF_LIMIT = 10 * 1024 * 1024

/** Fewest and most hours of one training. */
export const trainingHours = { least: 0.5, most: 50 } as const

/** So many school years before the present one may still be added to. */
const EARLIER_YEARS = 4

/** The earliest day of a training that may be added. @param today YYYY-MM-DD in India */
export const earliestDay = (today: string): string =>
  daysOfSchoolYear(schoolYearOf(today) - EARLIER_YEARS).first

/** Minutes of typed hours; undefined for what is no number of half hours from 0.5 to 50. A comma is read as a point. */
export const minutesOfHours = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,2}(\.[05]0?)?$/.test(text)) return undefined
  const hours = Number(text)
  return hours >= trainingHours.least && hours <= trainingHours.most ? hours * 60 : undefined
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const read = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

const faultOfDay = (day: string, today: string): OutsideFault | null => {
  if (day === '') return 'required'
  if (!isDay(day)) return 'date'
  if (day > today) return 'future'
  return day < earliestDay(today) ? 'early' : null
}

/**
 * What is wrong with a draft; an empty object when nothing is.
 * @param today YYYY-MM-DD in India
 * @param hasProof whether a file is chosen, or one was sent before
 */
export const outsideFaults = (
  draft: OutsideDraft,
  today: string,
  hasProof: boolean,
): OutsideFaults => {
  const day = faultOfDay(draft.completedOn.trim(), today)
  return {
    ...(!draft.title.trim() && { title: 'required' }),
    ...(!draft.provider.trim() && { provider: 'required' }),
    ...(day && { completedOn: day }),
    ...(minutesOfHours(draft.hours) === undefined && {
      hours: draft.hours.trim() ? 'hours' : 'required',
    }),
    ...(!trainingKinds.some((kind) => kind === draft.kind) && { kind: 'required' }),
    ...(!trainingStandards.some((standard) => standard === draft.standard) && {
      standard: 'required',
    }),
    ...(!hasProof && { proof: 'required' }),
  }
}
