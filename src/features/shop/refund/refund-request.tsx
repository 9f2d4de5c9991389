import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { form4, smallRed } from '#ui/look.ts'
import { refundTermsQuery } from './refund.queries.ts'
import { RefundForm } from './refund-form.tsx'
import { failureWords, refusalWords, sayRefund } from './refund-words.ts'
import { useRefundRequest } from './use-refund-request.ts'
import { WithdrawRefund } from './withdraw-refund.tsx'

const screen = css({ _print: { display: 'none' } })

/**
 * Refund of the account's own order: its state, the request form, or why none is possible (INV-03).
 */
export const RefundRequest = ({ orderId }: { orderId: string }) => {
	const formId = useId()
	const { data: terms } = useSuspenseQuery(refundTermsQuery(orderId))
	const ref = useRefundRequest(formId, orderId, terms.request?.status ?? null)
	const failure = useSelector(ref, (snapshot) => snapshot.context.failure)
	const editing = useSelector(
		ref,
		(snapshot) => snapshot.matches('editing') || snapshot.matches('sending'),
	)
	const isOpen = editing && terms.refusal === null
	const { request } = terms
	return (
		<div className={screen}>
			<Section title={request ? m.refund_title() : m.refund_ask_title()}>
				<div id={formId} className={form4}>
					{request && <Notice>{sayRefund(request)}</Notice>}
					{!request && terms.refusal && <p>{refusalWords[terms.refusal]()}</p>}
					{isOpen && <RefundForm ref={ref} terms={terms} />}
					{request?.status === 'asked' && <WithdrawRefund ref={ref} />}
					{failure && (
						<p role="alert" className={smallRed}>
							{failureWords[failure]()}
						</p>
					)}
					<PlainLink className={link()} to="/refund-policy">
						{m.refund_rules()}
					</PlainLink>
				</div>
			</Section>
		</div>
	)
}
