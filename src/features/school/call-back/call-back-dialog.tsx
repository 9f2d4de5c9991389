import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { m } from '#i18n/messages'
import type { CallBackDraft } from '#machines/school/call-back/call-back-draft.rules.ts'
import { useQueuesChanges } from '#processes/offline-queue/use-offline-queue.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { muted } from '#ui/look.ts'
import { CallBackFields } from './call-back-fields.tsx'
import { failureWords, faultWords } from './call-back-words.ts'
import { useCallBack } from './use-call-back.ts'

type CallBackProps = { given: CallBackDraft; onClose: (reason: DialogReason) => void }

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** Form of a call-back request (CBK-01 … CBK-06); the text stays if it could not be sent. */
export const CallBackDialog = ({ given, onClose }: CallBackProps) => {
	const id = useId()
	const message = useId()
	const callBack = useCallBack({ given })
	const { fault, failure } = useSelector(callBack, ({ context }) => context)
	const busy = useSelector(callBack, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(callBack, (snapshot) => snapshot.matches('success'))
	const deferred = useSelector(callBack, (snapshot) => snapshot.matches('deferred'))
	const mayWait = useQueuesChanges()
	const close = (reason: DialogReason) => {
		callBack.send({ type: 'form.closed' })
		onClose(reason)
	}
	return (
		<Dialog
			size="long"
			title={m.callback_title()}
			onClose={close}
			foot={
				<>
					{fault && (
						<div id={message}>
							<Notice kind="warning">{faultWords(fault)}</Notice>
						</div>
					)}
					{failure && <Notice kind="warning">{failureWords(failure)}</Notice>}
					{deferred && <Notice>{m.callback_deferred()}</Notice>}
					{sent && <Notice>{m.callback_thanks()}</Notice>}
					{mayWait && failure?.kind === 'unreachable' && (
						<Button tone="outline" onClick={() => callBack.send({ type: 'request.deferred' })}>
							{m.callback_defer()}
						</Button>
					)}
					<Button type="submit" form={id} busy={busy}>
						{busy ? m.callback_sending() : m.callback_send()}
					</Button>
				</>
			}
		>
			<form
				id={id}
				className={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					callBack.send({ type: 'request.submitted' })
					focusFirstError(event.currentTarget)
				}}
			>
				<p className={muted}>{m.callback_lead()}</p>
				<CallBackFields callBack={callBack} message={message} />
			</form>
		</Dialog>
	)
}
