import { useSelector } from '@xstate/react'
import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import { REFUND_WORDS } from '#domain/shop/refund-request.rules.ts'
import { reasonWords } from '#features/shop/refund/refund-words.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { RefundDecision } from '#machines/shop/refund/refund-decision.types.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3, small, titleText } from '#ui/look.ts'
import { type OpenRefund, openRefundQuery } from './refund.queries.ts'
import { useRefundDecision } from './use-refund-decision.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const Form = ({ entry }: { entry: OpenRefund }) => {
	const process = useRefundDecision(entry)
	const { words } = useSelector(process, ({ context }) => context)
	const failed = useSelector(process, (snapshot) => snapshot.hasTag('failed'))
	const busy = useSelector(process, (snapshot) => snapshot.hasTag('busy'))
	const asking = useSelector(process, (snapshot) => snapshot.hasTag('asking'))
	const decide = (decision: RefundDecision) => process.send({ type: 'decision.chosen', decision })
	const amount = rupees(entry.amount)
	return (
		<article className={cx(panel({ pad: true }), sheet)}>
			<h2 className={titleText}>{entry.titles.join(', ')}</h2>
			<p className={small}>
				{`${entry.buyer} · ${entry.receipt_number} · ${rupees(entry.amount)} · ${m.refund_on_asked({ date: dateAndTime(entry.asked_at) })}`}
			</p>
			<p>
				{entry.reason && reasonWords[entry.reason]()}
				{entry.words && `: ${entry.words}`}
			</p>
			<TextArea
				label={m.refund_queue_answer()}
				hint={m.refund_queue_answer_hint()}
				value={words}
				maxLength={REFUND_WORDS}
				onChange={({ target: { value } }) => process.send({ type: 'words.changed', words: value })}
			/>
			{failed && (
				<Notice kind="warning">
					{words.trim() ? m.refund_queue_failed() : m.refund_queue_missing()}
				</Notice>
			)}
			<div className={row3}>
				<Button busy={busy} onClick={() => decide('approve')}>
					{m.refund_queue_approve({ amount })}
				</Button>
				<Button tone="outline" busy={busy} onClick={() => decide('refuse')}>
					{m.refund_queue_refuse()}
				</Button>
			</div>
			{asking && (
				<AlertDialog
					title={m.refund_queue_ask({ amount, name: entry.buyer })}
					text={m.refund_queue_ask_text()}
					ok={m.refund_queue_approve({ amount })}
					cancel={m.refund_queue_ask_no()}
					onOk={() => process.send({ type: 'decision.confirmed' })}
					onCancel={() => process.send({ type: 'decision.dismissed' })}
				/>
			)}
		</article>
	)
}

/** A refund request, to be approved or refused (INV-03). */
export const RefundItem = ({ id }: { id: string }) => (
	<WaitingItem query={openRefundQuery(id)}>
		{(entry) => <Form key={entry.id} entry={entry} />}
	</WaitingItem>
)
