import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refundTerms } from '#domain/shop/refund-request.rules.ts'
import { QUOTE_DAYS } from '#domain/shop/school-checkout.rules.ts'
import { TRIES, TRY_WINDOW_MS } from '#server/learning/quiz/quiz.rules.ts'
import { coinsEarned, LOOKBACK_MS, ORDER_MS, PENDING_MS } from '#server/shop/order/order.rules.ts'
import { expectEvery } from '../../expect-every.ts'

const text = (name: string) =>
	readFileSync(`src/features/web/text-page/texts/en/${name}.md`, 'utf8').replaceAll('\n', ' ')

const number = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const fraction = ['', '', 'half', 'third', 'quarter', 'fifth']
const minutes = (ms: number) => ms / 60_000
const days = (ms: number) => ms / 86_400_000
const rupeesForACoin = Array.from({ length: 200 }, (_, rupees) => rupees).find(
	(rupees) => coinsEarned(rupees * 100) === 1,
)

/** Promises of the texts, with the figures of the rules that keep them. */
const promises: [name: string, words: string][] = [
	['refund-policy', `| ${refundTerms.days} days after paying |`],
	['refund-policy', `less than a ${fraction[refundTerms.part]} of its lessons`],
	['refund-policy', `| ${refundTerms.hours} hours before it begins |`],
	['refund-policy', `closed after ${minutes(ORDER_MS)} minutes`],
	['refund-policy', days(PENDING_MS) === 1 ? 'we wait for a day' : 'we wait longer'],
	['refund-policy', `we ask the provider for ${number[days(LOOKBACK_MS)]} days`],
	['terms-of-use', `within ${refundTerms.days} days of paying`],
	['terms-of-use', `less than a ${fraction[refundTerms.part]} is done`],
	['terms-of-use', `until ${refundTerms.hours} hours before it begins`],
	['terms-of-use', `ends after ${minutes(ORDER_MS)} minutes`],
	['terms-of-use', `one coin for every ₹${rupeesForACoin} that you pay`],
	['help', `For every ₹${rupeesForACoin} that you pay you get one coin`],
	['help', `${number[TRIES]} attempts in ${number[days(TRY_WINDOW_MS)]} days that count`],
	[
		'vidya-for-schools-certification',
		`${number[TRIES]} attempts in ${number[days(TRY_WINDOW_MS)]} days count`,
	],
]

it('PRI-02 texts promise what the rules of refunds, orders, coins and quizzes keep', () =>
	expectEvery(promises, ([name, words]) => text(name).includes(words)))

it('PRC-01 a quote says for how many days it holds', () => {
	const words = JSON.parse(readFileSync('src/i18n/messages/en/shop.json', 'utf8'))
	expect(words.licence_quote_hint).toContain(`${QUOTE_DAYS} days`)
})
