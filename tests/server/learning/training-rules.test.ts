import { expect, test } from 'vitest'
import { type OutsideDraft, outsideFaults } from '#domain/learning/outside-training.rules.ts'
import { passesQuiz } from '#domain/learning/quiz-pass.rules.ts'
import { earliestDay, minutesOfHours } from '#domain/learning/training-fields.rules.ts'
import {
	daysOfSchoolYear,
	indianDayOf,
	nameOfSchoolYear,
	schoolYearOf,
	sumTraining,
	trainingGoals,
} from '#domain/learning/training-year.rules.ts'
import { csvOf, pointsOfSize } from '#server/learning/training/training.rules.ts'

test('HRS-01 the school year begins on the first of April, Indian time', () => {
	const last = indianDayOf(new Date('2027-03-31T18:29:59.999Z'))
	const first = indianDayOf(new Date('2027-03-31T18:30:00.000Z'))
	expect([last, first]).toEqual(['2027-03-31', '2027-04-01'])
	expect([schoolYearOf(last), schoolYearOf(first)]).toEqual([2026, 2027])
	expect(daysOfSchoolYear(2026)).toEqual({ first: '2026-04-01', last })
	expect([nameOfSchoolYear(2026), nameOfSchoolYear(2099)]).toEqual(['2026-27', '2099-00'])
})

test('HRS-02 fifty hours are 25 and 25, and 12, 24 and 14', () => {
	const { all, board, school, values, practice, growth } = trainingGoals
	expect([all, board, school, values, practice, growth].map((minutes) => minutes / 60)).toEqual([
		50, 25, 25, 12, 24, 14,
	])
	expect(
		sumTraining([
			{ minutes: 90, kind: 'board', standard: 'values' },
			{ minutes: 30, kind: 'school', standard: 'values' },
			{ minutes: 45, kind: 'school', standard: 'growth' },
		]),
	).toEqual({ all: 165, board: 90, school: 75, values: 120, practice: 0, growth: 45 })
})

const right: OutsideDraft = {
	title: 'NEP 2020',
	provider: 'DIET Pune',
	completedOn: '2026-11-20',
	hours: '2.5',
	kind: 'board',
	standard: 'practice',
}
const today = '2026-11-20'

test('HRS-02 hours are halves from 0.5 to 50', () => {
	expect(
		['0.5', '2.5', ' 2,5 ', '50', '12.0', '0', '0.25', '50.5', '-1', '1e1', '1 2', 'two'].map(
			minutesOfHours,
		),
	).toEqual([30, 150, 150, 3000, 720, ...Array(7).fill(undefined)])
})

test('HRS-02 each field of a training elsewhere says what is wrong with it', () => {
	const faults = (some: Partial<OutsideDraft>, hasProof = true) =>
		outsideFaults({ ...right, ...some }, today, hasProof)
	expect(faults({})).toEqual({})
	expect(faults({}, false)).toEqual({ proof: 'required' })
	expect(faults({ title: '  ', provider: '', hours: ' ', kind: '', standard: '' })).toEqual({
		title: 'required',
		provider: 'required',
		hours: 'required',
		kind: 'required',
		standard: 'required',
	})
	expect(faults({ hours: '3.3' })).toEqual({ hours: 'hours' })
	const days = ['', '31/02/2026', '2026-02-30', '2026-11-21', '2022-03-31', '2022-04-01']
	expect(days.map((completedOn) => faults({ completedOn }).completedOn)).toEqual([
		'required',
		'date',
		'date',
		'future',
		'early',
		undefined,
	])
	expect(earliestDay('2027-03-31')).toBe('2022-04-01')
	expect(earliestDay('2027-04-01')).toBe('2023-04-01')
})

test('HRS-02 in a CSV file nothing that was typed becomes a formula, and cells keep their commas', () => {
	const cells = ['=1+1', '+91', '-2', '@A1', '\tx', 'a,b', 'say "hi"', 'गणित', 'two\nlines', 2.5]
	expect(csvOf([cells])).toBe(
		`\ufeff'=1+1,'+91,'-2,'@A1,'\tx,"a,b","say ""hi""",गणित,"two\nlines",2.5\r\n`,
	)
})

test('HRS-01 a quiz counts from 80 percent on; a micro resource has 5 points, a medium one 15', () => {
	expect([passesQuiz(4, 5), passesQuiz(3, 5), passesQuiz(8, 10), passesQuiz(0, 0)]).toEqual([
		true,
		false,
		true,
		false,
	])
	expect(['micro', 'medium', 'standard'].map(pointsOfSize)).toEqual([5, 15, 0])
})
