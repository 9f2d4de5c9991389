import { useSelector } from '@xstate/react'
import {
	REFUND_WORDS,
	type RefundReason,
	refundReasons,
} from '#domain/shop/refund-request.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { RefundTerms } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { reasonWords } from './refund-words.ts'
import type { RefundRequestRef } from './use-refund-request.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

type FormProps = { ref: RefundRequestRef; terms: RefundTerms }

/** The reason and words of somebody who asks for an order's money (INV-03). */
export const RefundForm = ({ ref, terms: { amount, until } }: FormProps) => {
	const { draft, lacksReason } = useSelector(ref, (snapshot) => snapshot.context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'request.submitted' })
			}}
		>
			<p>
				{until
					? m.refund_until({ amount: rupees(amount), date: dateAndTime(until) })
					: m.refund_any_time({ amount: rupees(amount) })}
			</p>
			<p>{m.refund_effect()}</p>
			<SelectField
				label={m.refund_reason()}
				name="reason"
				value={draft.reason}
				error={lacksReason ? m.refund_reason_missing() : undefined}
				options={[
					{ value: '', label: m.refund_choose() },
					...refundReasons.map((value) => ({ value, label: reasonWords[value]() })),
				]}
				onChange={({ target: { value } }) =>
					ref.send({ type: 'draft.changed', change: { reason: value as RefundReason | '' } })
				}
			/>
			<TextArea
				label={m.refund_words()}
				name="words"
				value={draft.words}
				maxLength={REFUND_WORDS}
				onChange={({ target: { value } }) =>
					ref.send({ type: 'draft.changed', change: { words: value } })
				}
			/>
			<Button type="submit" busy={busy}>
				{busy ? m.refund_sending() : m.refund_send({ amount: rupees(amount) })}
			</Button>
		</form>
	)
}
