/** A question with one right option; `answer` is its index. */
export type QuizQuestionContent = {
  id: string
  prompt: string
  options: string[]
  answer: number
  /** Shown after an attempt. */
  explanation: string
}

/** A quiz as the desk writes it. */
export type QuizContent = {
  title: string
  /** Its address below /quiz. */
  slug: string
  summary: string
  subject: string
  /** Names of competencies. */
  tags: string[]
  minutes: number
  /** How many questions an attempt draws; null for all. */
  asked: number | null
  questions: QuizQuestionContent[]
}

/** Most options, questions and characters of a quiz. */
export const quizLimits = {
  title: 120,
  slug: 120,
  summary: 500,
  prompt: 1000,
  option: 300,
  explanation: 1000,
  options: 6,
  questions: 200,
  tags: 10,
  minutes: 240,
} as const

/** The field of a quiz that is wrong; a question's id for a question. */
export type QuizFault =
  | 'title'
  | 'slug'
  | 'summary'
  | 'subject'
  | 'minutes'
  | 'asked'
  | 'questions'
  | `question ${string}`

/** Addresses are of a to z, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const isWords = (text: string, most: number) => text.trim() !== '' && text.length <= most

const isWholeTo = (value: number, most: number) =>
  Number.isInteger(value) && value >= 1 && value <= most

/** Returns true if a question can be asked: two to six different options, one of them right. */
export const isWholeQuestion = (question: QuizQuestionContent): boolean => {
  const options = question.options.map((option) => option.trim())
  return (
    isWords(question.prompt, quizLimits.prompt) &&
    options.length >= 2 &&
    options.length <= quizLimits.options &&
    options.every((option) => isWords(option, quizLimits.option)) &&
    new Set(options).size === options.length &&
    Number.isInteger(question.answer) &&
    question.answer >= 0 &&
    question.answer < options.length &&
    question.explanation.length <= quizLimits.explanation
  )
}

/** Returns the fields of a quiz that are wrong, in the order of the form. */
export const quizFaultsOf = (quiz: QuizContent): QuizFault[] => {
  const { questions, asked } = quiz
  const ids = new Set(questions.map(({ id }) => id))
  const isWrong: Record<Exclude<QuizFault, `question ${string}`>, boolean> = {
    title: !isWords(quiz.title, quizLimits.title),
    slug: quiz.slug.length > quizLimits.slug || !SLUG.test(quiz.slug),
    summary: !isWords(quiz.summary, quizLimits.summary),
    subject: quiz.subject.trim() === '',
    minutes: !isWholeTo(quiz.minutes, quizLimits.minutes),
    asked: asked !== null && !isWholeTo(asked, questions.length),
    questions:
      questions.length === 0 ||
      questions.length > quizLimits.questions ||
      ids.size !== questions.length,
  }
  const fields = Object.keys(isWrong) as (keyof typeof isWrong)[]
  return [
    ...fields.filter((field) => isWrong[field]),
    ...questions
      .filter((question) => !isWholeQuestion(question))
      .map(({ id }): QuizFault => `question ${id}`),
  ]
}
