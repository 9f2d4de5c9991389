import { readGroupTable } from '#domain/community/group-file.rules.ts'
import { answerJudged } from '#processes/table-import/answer-judged.ts'

answerJudged(readGroupTable)
