import { readSettlementFile } from '#domain/shop/settlement-file.rules.ts'
import { answerJudged } from '#processes/table-import/answer-judged.ts'

answerJudged(readSettlementFile)
