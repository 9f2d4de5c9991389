import { expect, it } from 'vitest'
import {
	type Answers,
	fixedOptions,
	questions,
	readAnswers,
	unansweredOf,
	writeAnswers,
} from '#machines/catalogue/recommendation/questionnaire.rules.ts'

const options = {
	...fixedOptions,
	subject_specialization: ['English', 'Hindi'],
	competency: ['Assessment'],
	teaching_challenges: ['Assessment'],
}
const none = readAnswers(null, 'a1', options)

it('NDG-03 answers are read back for the same account, without what is no longer offered', () => {
	const answers: Answers = {
		...none,
		experience: ['3 to 5 years'],
		subject_specialization: ['Hindi', 'Sanskrit', 'English'],
	}
	const stored: unknown = JSON.parse(JSON.stringify(writeAnswers('a1', answers)))
	const kept = { ...answers, subject_specialization: ['English', 'Hindi'] }
	expect(readAnswers(stored, 'a1', options)).toEqual(kept)
	expect(readAnswers(stored, 'a2', options)).toEqual(none)
	const wrong = [undefined, 7, 'x', [], {}, { version: 1, accountId: 'a1', answers: 'x' }]
	expect(wrong.map((value) => readAnswers(value, 'a1', options))).toEqual(wrong.map(() => none))
	expect(readAnswers({ ...Object(stored), version: 2 }, 'a1', options)).toEqual(none)
})

it('NDG-04 every question is required', () => {
	expect(unansweredOf(none)).toEqual(questions)
	const whole = Object.fromEntries(questions.map((question) => [question, ['x']])) as never
	expect(unansweredOf(whole)).toEqual([])
	expect(unansweredOf({ ...(whole as Answers), competency: [] })).toEqual(['competency'])
})
