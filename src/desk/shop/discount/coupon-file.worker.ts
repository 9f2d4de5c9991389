import { readCouponTable } from '#domain/shop/coupon-file.rules.ts'
import { answerJudged } from '#processes/table-import/answer-judged.ts'

answerJudged(readCouponTable)
