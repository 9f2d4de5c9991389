import { judgeRows } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import { answerJudged } from '#processes/table-import/answer-judged.ts'

answerJudged(judgeRows)
