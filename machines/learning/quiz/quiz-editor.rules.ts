import {
  type QuizContent,
  type QuizFault,
  type QuizQuestionContent,
  quizFaultsOf,
} from '#domain/learning/quiz-content.rules.ts'
import type { QuizDraft } from './quiz-editor.types.ts'

/** A quiz without anything in it. */
export const emptyQuiz: QuizContent = {
  title: '',
  slug: '',
  summary: '',
  subject: '',
  tags: [],
  minutes: 10,
  asked: null,
  questions: [],
}

/** Returns a stored quiz as it is typed. */
export const quizDraftOf = ({ minutes, asked, ...content }: QuizContent): QuizDraft => ({
  ...content,
  minutes: String(minutes),
  asked: asked === null ? '' : String(asked),
})

const whole = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0)

/** Returns a draft as it is stored; a number that is none is 0, which the rules refuse. */
export const contentOfDraft = ({ minutes, asked, ...draft }: QuizDraft): QuizContent => ({
  ...draft,
  minutes: whole(minutes),
  asked: asked.trim() === '' ? null : whole(asked),
})

/** Returns the fields of a draft that are wrong. */
export const faultsOfQuizDraft = (draft: QuizDraft): QuizFault[] =>
  quizFaultsOf(contentOfDraft(draft))

/** Returns an address for a title: a to z, digits and hyphens; empty for other scripts. */
export const slugFrom = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns a draft with a change; the address follows the title until somebody types another. */
export const changedDraft = (
  draft: QuizDraft,
  change: Partial<Omit<QuizDraft, 'questions'>>,
  isNew: boolean,
): QuizDraft => {
  const follows = isNew && change.title !== undefined && draft.slug === slugFrom(draft.title)
  return { ...draft, ...change, ...(follows && { slug: slugFrom(change.title!) }) }
}

/** Returns the questions with a new one at the end, which has two empty options. */
export const withQuestion = (
  questions: readonly QuizQuestionContent[],
  id: string,
): QuizQuestionContent[] =>
  questions.some((question) => question.id === id)
    ? [...questions]
    : [...questions, { id, prompt: '', options: ['', ''], answer: 0, explanation: '' }]

/** Returns the questions with one of them moved up (-1) or down (1). */
export const movedQuestions = (
  questions: readonly QuizQuestionContent[],
  id: string,
  by: 1 | -1,
): QuizQuestionContent[] => {
  const from = questions.findIndex((question) => question.id === id)
  const to = from + by
  if (from === -1 || to < 0 || to >= questions.length) return [...questions]
  return questions.with(from, questions[to]!).with(to, questions[from]!)
}
