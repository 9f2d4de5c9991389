import { useSelector } from '@xstate/react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { m } from '#i18n/messages'
import type { CouponEditorFailure } from '#machines/shop/discount/coupon-editor.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { redText } from '#ui/look.ts'
import { CouponFields } from './coupon-fields.tsx'
import { type CouponSubject, useCouponEditor } from './use-coupon-editor.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const failures: Record<CouponEditorFailure, () => string> = {
	codeTaken: m.desk_coupon_failed_code_taken,
	couponChanged: m.desk_coupon_failed_changed,
	invalid: m.desk_coupon_failed_invalid,
	unavailable: m.desk_unavailable,
}

type DialogProps = {
	subject: CouponSubject
	onStored: (code: string) => void
	onClose: () => void
}

/** The form of a new coupon, or of one that is changed (DSK-10). */
export const CouponDialog = ({ subject, onStored, onClose }: DialogProps) => {
	const editor = useCouponEditor(subject, () => onStored(editor.getSnapshot().context.draft.code))
	const { draft, faults, failure, code } = useSelector(editor, ({ context }) => context)
	const busy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
	const isConfirming = useSelector(editor, (snapshot) => snapshot.matches('confirming'))
	const isAwaiting = useSelector(editor, (snapshot) => snapshot.matches('awaitingFactor'))
	return (
		<>
			<Dialog
				title={code === null ? m.desk_coupon_new_title() : m.desk_coupon_change_title({ code })}
				size="long"
				onClose={onClose}
				closable={!busy}
				foot={
					<Button type="submit" form="coupon" busy={busy}>
						{m.desk_coupon_store()}
					</Button>
				}
			>
				<form
					id="coupon"
					className={form}
					noValidate
					onSubmit={(event) => {
						event.preventDefault()
						if (busy) return
						editor.send({ type: 'form.submitted' })
						focusFirstError(event.currentTarget)
					}}
				>
					<CouponFields
						draft={draft}
						faults={faults}
						isKnown={code !== null}
						onChange={(change) => editor.send({ type: 'field.changed', change })}
					/>
					{failure && (
						<p className={redText} role="alert">
							{failures[failure]()}
						</p>
					)}
				</form>
			</Dialog>
			{isConfirming && (
				<AlertDialog
					title={m.desk_coupon_gift_title()}
					text={m.desk_coupon_gift_text()}
					ok={m.desk_coupon_gift_ok()}
					onOk={() => editor.send({ type: 'gift.confirmed' })}
					cancel={m.desk_cancel()}
					onCancel={() => editor.send({ type: 'gift.declined' })}
				/>
			)}
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => editor.send({ type: 'factor.verified' })}
					onDeclined={() => editor.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
