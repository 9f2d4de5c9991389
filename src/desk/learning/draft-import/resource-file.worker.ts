import { readResourceTable } from '#domain/learning/resource-file.rules.ts'
import { answerJudged } from '#processes/table-import/answer-judged.ts'

answerJudged(readResourceTable)
