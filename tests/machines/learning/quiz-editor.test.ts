import { describe, expect, test } from 'vitest'
import { emptyQuestion } from '#domain/learning/quiz-content.rules.ts'
import {
	changedDraft,
	contentOfDraft,
	emptyQuiz,
	movedQuestions,
	quizDraftOf,
	wholeDraft,
	withQuestion,
} from '#machines/learning/quiz/quiz-editor.rules.ts'
import { statesOf } from '../story.ts'

describe('FTR-01 writing a quiz', () => {
	test('FTR-01 a quiz without questions is not sent; after a code it is sent again; a refusal keeps the form', () => {
		expect(statesOf('quiz-editor', 'fresh', 'form.submitted')).toEqual(['editing.idle'])
		expect(
			statesOf(
				'quiz-editor',
				'known',
				'question.changed',
				'form.submitted',
				'answer storeQuiz verificationRequired',
				'factor.verified',
				'answer storeQuiz quizChanged',
				'form.submitted',
				'answer storeQuiz stored',
			),
		).toEqual([
			'editing.idle',
			'submitting',
			'awaitingFactor',
			...['submitting', 'editing.idle'],
			...['submitting', 'editing.idle'],
		])
	})

	test('DSK-06 a draft that was kept before there were kinds is read with its right option', () => {
		const early = { id: 'q1', prompt: 'After seven?', options: ['Six', 'Eight'], explanation: '' }
		const { pools: _, shuffle: _shuffle, ...draft } = quizDraftOf(emptyQuiz)
		const kept = { ...draft, title: 'Typed', questions: [{ ...early, answer: 1 }] }
		expect(wholeDraft(kept)).toEqual({
			...quizDraftOf(emptyQuiz),
			title: 'Typed',
			questions: [{ ...emptyQuestion('q1'), ...early, right: [1] }],
		})
		const now = { ...quizDraftOf(emptyQuiz), questions: [{ ...emptyQuestion('q2'), right: [2] }] }
		expect(wholeDraft(now)).toEqual(now)
	})

	test('FTR-01 the address of a new quiz follows its title until another one is typed', () => {
		const first = changedDraft(quizDraftOf(emptyQuiz), { title: 'How Children Count!' }, true)
		expect(first.slug).toBe('how-children-count')
		const typed = changedDraft(first, { slug: 'counting' }, true)
		expect(changedDraft(typed, { title: 'Other' }, true).slug).toBe('counting')
		expect(changedDraft(first, { title: 'Other' }, false).slug).toBe('how-children-count')
	})

	test('FTR-01 questions are added once and moved within the list', () => {
		const two = withQuestion(withQuestion(withQuestion([], 'a'), 'b'), 'b')
		const idsOf = (questions: typeof two) => questions.map(({ id }) => id).join(' ')
		expect(idsOf(two)).toBe('a b')
		expect(idsOf(movedQuestions(two, 'b', -1))).toBe('b a')
		expect(idsOf(movedQuestions(two, 'a', -1))).toBe('a b')
		expect(idsOf(movedQuestions(two, 'b', 1))).toBe('a b')
	})

	test('FTR-01 a number that is none is refused, an empty number of drawn questions means all', () => {
		const draft = { ...quizDraftOf(emptyQuiz), minutes: 'ten', asked: ' ' }
		expect(contentOfDraft(draft)).toMatchObject({ minutes: 0, asked: null })
	})
})
