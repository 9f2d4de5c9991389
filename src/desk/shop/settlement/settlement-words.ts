import type { SettlementFault } from '#domain/shop/settlement-file.rules.ts'
import { m } from '#i18n/messages'
import type { ImportWords } from '#processes/table-import/import-words.ts'
import type { SettlementLine } from './settlement.queries.ts'

type Match = SettlementLine['match']

/** How a line agrees with what the shop knows. */
export const matchWords: Record<Match, () => string> = {
	matched: m.desk_settle_matched,
	unknown: m.desk_settle_unknown,
	differs: m.desk_settle_differs,
	other: m.desk_settle_other,
}

/** Tones of {@link matchWords}. */
export const matchTones = {
	matched: 'leaf',
	unknown: 'marigold',
	differs: 'marigold',
	other: 'neutral',
} as const satisfies Record<Match, string>

/** Names of the providers. */
export const providerNames = { razorpay: 'Razorpay', stripe: 'Stripe' } as const

/** Kinds of lines; others have the provider's word. */
export const kindOf = ({ kind, words }: SettlementLine): string => {
	if (kind === 'payment') return m.desk_settle_payment()
	if (kind === 'refund') return m.desk_settle_refund()
	return words || m.desk_settle_other()
}

type Reason = SettlementFault['reason'] | Exclude<Match, 'matched'>

const reasonWords: Record<Reason, () => string> = {
	key: m.desk_settle_bad_key,
	money: m.desk_settle_bad_money,
	day: m.desk_settle_bad_day,
	currency: m.desk_settle_bad_currency,
	unsettled: m.desk_settle_bad_unsettled,
	twice: m.desk_settle_bad_twice,
	unknown: m.desk_settle_unknown,
	differs: m.desk_settle_differs,
	other: m.desk_settle_other_line,
}

/** Words of an import of a settlement file. */
export const importWords = (): ImportWords => ({
	file: m.desk_settle_file(),
	empty: m.desk_settle_empty,
	tooMany: m.desk_settle_too_many,
	headers: m.desk_settle_headers,
	preview: m.desk_settle_preview,
	confirm: m.desk_settle_confirm,
	done: m.desk_settle_done,
	reasonOf: (reason) => reasonWords[reason as Reason](),
	signedOut: m.desk_settle_signed_out,
	tooManyCalls: m.desk_settle_calls,
})
