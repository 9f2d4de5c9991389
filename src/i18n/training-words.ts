import type { TrainingKind, TrainingStandard } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'

/** By whom a training is given, in words. */
export const kindWords: Record<TrainingKind, () => string> = {
	board: m.training_board,
	school: m.training_school,
}

/** The standards of CBSE in words. */
export const standardWords: Record<TrainingStandard, () => string> = {
	values: m.training_values,
	practice: m.training_practice,
	growth: m.training_growth,
}

/** Minutes as hours with at most one decimal place: `2.5`. */
export const trainingHours = (minutes: number): string => String(Math.round(minutes / 6) / 10)
