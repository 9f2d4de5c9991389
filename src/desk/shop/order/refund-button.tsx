import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { paiseOf } from '#domain/learning/draft-price.rules.ts'
import {
	type DeskRefundReason,
	deskRefundReasons,
	isRefundPart,
} from '#domain/shop/desk-refund.rules.ts'
import { m } from '#i18n/messages'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { OrderRecord } from './order.queries.ts'
import { giveBack } from './order-calls.ts'
import { givenReasonWords, moneyOf } from './order-words.ts'
import { useOrderAct } from './use-order-act.ts'

type Scope = 'part' | 'whole'

/** Gives the money of an order back, in part or as a whole (DSK-11). */
export const RefundButton = ({ order }: { order: OrderRecord }) => {
	const { id, refundable, refund_currency: currency } = order
	const [scope, setScope] = useState<Scope>('part')
	const [typed, setTyped] = useState('')
	const [reason, setReason] = useState<DeskRefundReason>('goodwill')
	const [words, setWords] = useState('')
	const part = paiseOf(typed) ?? 0
	const isPart = scope === 'part'
	const isReady = !isPart || isRefundPart(part, refundable)
	const amount = moneyOf(isPart ? part : refundable, currency)
	const most = moneyOf(refundable, currency)
	const onGiven = useOrderAct(m.desk_order_refund_done({ amount }))
	return (
		<CommandButton
			label={m.desk_order_refund()}
			name={m.desk_order_refund()}
			title={m.desk_order_refund_title()}
			text={m.desk_order_refund_text({ amount: most })}
			ok={isReady ? m.desk_order_refund_ok({ amount }) : m.desk_order_refund()}
			size="md"
			isReady={isReady}
			refused={m.desk_order_changed()}
			run={(signal) => {
				const body = { amount: isPart ? part : null, refundable, reason, words }
				return giveBack(id, body, signal)
			}}
			onDone={onGiven}
		>
			<ChoiceGroup
				legend={m.desk_order_refund_how()}
				kind="radio"
				value={[scope]}
				options={[
					{ value: 'part', label: m.desk_order_refund_part() },
					{ value: 'whole', label: m.desk_order_refund_whole() },
				]}
				onToggle={(value) => setScope(value as Scope)}
			/>
			{isPart && (
				<TextField
					label={m.desk_order_refund_amount()}
					inputMode="decimal"
					autoComplete="off"
					value={typed}
					error={typed !== '' && !isReady && m.desk_order_refund_amount_wrong({ amount: most })}
					onChange={({ target }) => setTyped(target.value)}
					required
				/>
			)}
			<SelectField
				label={m.desk_order_refund_reason()}
				value={reason}
				options={deskRefundReasons.map((value) => ({ value, label: givenReasonWords[value]() }))}
				onChange={({ target }) => setReason(target.value as DeskRefundReason)}
			/>
			<TextArea
				label={m.desk_order_refund_words()}
				maxLength={1000}
				value={words}
				onChange={({ target }) => setWords(target.value)}
			/>
		</CommandButton>
	)
}
