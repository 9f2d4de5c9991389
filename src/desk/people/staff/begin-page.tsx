import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { GateCard } from '#desk/layout/gate-card.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { redText } from '#ui/look.ts'
import { readSecret, useClaim } from './use-claim.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const page = css({ px: '4', py: '4' })

const failures = {
	rejected: m.desk_begin_over,
	tooMany: m.desk_setup_failed_too_many,
	unavailable: m.desk_unavailable,
}

const ClaimForm = ({ secret }: { secret: string }) => {
	const claim = useClaim(secret)
	const { draft, faults, failure } = useSelector(claim, ({ context }) => context)
	const busy = useSelector(claim, (snapshot) => snapshot.hasTag('busy'))
	const bind = (field: 'name' | 'email') => ({
		name: field,
		value: draft[field] ?? '',
		error: faults[field] && m.desk_begin_fault(),
		onChange: ({ target }: { target: { value: string } }) =>
			claim.send({ type: 'field.changed', field, value: target.value }),
	})
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				claim.send({ type: 'form.submitted' })
				focusFirstError(event.currentTarget)
			}}
		>
			<p>{m.desk_begin_lead()}</p>
			<TextField
				label={m.desk_begin_name()}
				autoComplete="name"
				maxLength={120}
				{...bind('name')}
			/>
			<TextField
				type="email"
				label={m.desk_begin_email()}
				hint={m.desk_begin_email_hint()}
				autoComplete="email"
				maxLength={254}
				{...bind('email')}
			/>
			{failure && (
				<p className={redText} role="alert">
					{failures[failure]()}
				</p>
			)}
			<Button type="submit" busy={busy}>
				{m.desk_begin_do()}
			</Button>
		</form>
	)
}

/** The first owner of a shop begins here, by the address that the server prints (DSK-01). */
export const BeginPage = () => {
	const [secret] = useState(readSecret)
	return (
		<main className={page} id="main" tabIndex={-1}>
			<title>{m.desk_begin_title()}</title>
			<GateCard title={m.desk_begin_title()}>
				{secret === '' ? <p>{m.desk_begin_incomplete()}</p> : <ClaimForm secret={secret} />}
			</GateCard>
		</main>
	)
}
