import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { smallRed, titleText } from '#ui/look.ts'
import { buyingQuery } from './school-order.queries.ts'
import { useBuyingLimit } from './use-buying-limit.ts'

const root = css({ display: 'flex', flexDirection: 'column', gap: '3', maxW: 'form' })
const note = css({ textStyle: 'small', color: 'ink.muted' })
const said = css({ textStyle: 'small', color: 'leaf' })

/**
 * Above which amount orders of additional points of contact wait; the main one changes it (PRC-01).
 */
export const BuyingLimit = () => {
	const { data } = useSuspenseQuery(buyingQuery)
	const { approval_limit: limit, may_change: mayChange } = data
	const form = useBuyingLimit(limit)
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const done = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const text = draft.limit ?? ''
	const now =
		limit === null ? m.checkout_limit_none() : m.checkout_limit_is({ limit: rupees(limit) })
	const write = (value: string) => {
		if (done) form.send({ type: 'form.restarted' })
		form.send({ type: 'field.changed', field: 'limit', value })
	}
	return (
		<form
			className={cx(panel({ pad: true }), root)}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				write(text)
				form.send({ type: 'form.submitted' })
			}}
		>
			<h2 className={titleText}>{m.checkout_limit_title()}</h2>
			<p className={note}>{now}</p>
			{mayChange && (
				<>
					<TextField
						label={m.checkout_limit()}
						hint={m.checkout_limit_hint()}
						inputMode="numeric"
						autoComplete="off"
						error={faults.limit || failure === 'rejected' ? m.checkout_limit_wrong() : undefined}
						value={text}
						onChange={({ target: { value } }) => write(value)}
					/>
					<div>
						<Button type="submit" tone="outline" busy={busy}>
							{m.checkout_limit_save()}
						</Button>
					</div>
					<p role="status" className={said}>
						{done && m.checkout_limit_saved()}
					</p>
					{failure && failure !== 'rejected' && (
						<p role="alert" className={smallRed}>
							{m.checkout_failed_unavailable()}
						</p>
					)}
				</>
			)}
		</form>
	)
}
