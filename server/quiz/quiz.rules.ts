type Question = { id: string; answer: number; explanation: string; options: string[] }

/** Compares what was chosen with what is right; a question left out counts as wrong, an option that does not exist as left out. */
export const markQuiz = (
  questions: readonly Question[],
  answers: readonly { question_id: string; option: number }[],
) => {
  const results = questions.map((question) => {
    const given = answers.find((answer) => answer.question_id === question.id)?.option ?? null
    const chosen = given !== null && given < question.options.length ? given : null
    return {
      question_id: question.id,
      chosen,
      answer: question.answer,
      correct: chosen === question.answer,
      explanation: question.explanation,
    }
  })
  return {
    score: results.filter((result) => result.correct).length,
    total: questions.length,
    results,
  }
}
