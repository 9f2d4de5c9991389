import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { licencesOf } from '#domain/shop/school-checkout.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { smallRed } from '#ui/look.ts'
import { useLicences } from './use-licences.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-end' })
const said = css({ textStyle: 'small', color: 'leaf' })

type LicenceFormProps = {
	resourceId: string
	title: string
	/** Licences in the cart; null for none. */
	held: number | null
	isFull: boolean
	/** Content beside the button. */
	children?: ReactNode
}

/**
 * How many licences the school wants of something: a number and the button that keeps it (CRT-03).
 */
export const LicenceForm = ({ resourceId, title, held, isFull, children }: LicenceFormProps) => {
	const ref = useLicences(resourceId, held)
	const { draft, faults, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const done = useSelector(ref, (snapshot) => snapshot.matches('submitted'))
	const text = draft.quantity ?? ''
	const isWrong = faults.quantity !== undefined || failure === 'rejected'
	const isNew = held === null
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				if (done) ref.send({ type: 'form.restarted' })
				ref.send({ type: 'field.changed', field: 'quantity', value: text })
				ref.send({ type: 'form.submitted' })
			}}
		>
			<div className={row}>
				<TextField
					label={m.licence_count()}
					aria-label={m.licence_count_of({ title })}
					inputMode="numeric"
					autoComplete="off"
					size={5}
					maxLength={7}
					value={text}
					error={isWrong && licencesOf(text) === null ? m.licence_count_wrong() : undefined}
					onChange={({ target: { value } }) => {
						if (done) ref.send({ type: 'form.restarted' })
						ref.send({ type: 'field.changed', field: 'quantity', value })
					}}
				/>
				<Button type="submit" tone="outline" busy={busy}>
					{isNew ? m.licence_add() : m.licence_change()}
				</Button>
				{children}
			</div>
			<p role="status" className={said}>
				{done && m.licence_kept({ count: text })}
			</p>
			{failure && failure !== 'rejected' && (
				<p role="alert" className={smallRed}>
					{isFull && isNew ? m.licence_full() : m.licence_failed()}
				</p>
			)}
		</form>
	)
}
