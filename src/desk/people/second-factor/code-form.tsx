import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { SecondFactorFailure } from '#machines/people/second-factor/second-factor.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { middleRow3 } from '#ui/look.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const faults: Record<SecondFactorFailure, () => string> = {
	wrong: m.desk_code_wrong,
	tooMany: m.desk_code_too_many,
	replaced: m.desk_code_replaced,
	unavailable: m.desk_unavailable,
}

type CodeFormProps = {
	hint: string
	code: string
	failure: SecondFactorFailure | null
	busy: boolean
	submit: string
	onCode: (code: string) => void
	onSubmit: () => void
	children?: ReactNode
}

/** The field of a code and its button. Typed text stays over every error. */
export const CodeForm = (props: CodeFormProps) => {
	const { hint, code, failure, busy, submit, onCode, onSubmit, children } = props
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				if (!busy) onSubmit()
			}}
		>
			<TextField
				label={m.desk_code_label()}
				hint={hint}
				error={failure && faults[failure]()}
				value={code}
				onChange={({ target }) => onCode(target.value)}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				required
				data-autofocus
			/>
			<div className={middleRow3}>
				<Button type="submit" busy={busy}>
					{submit}
				</Button>
				{children}
			</div>
		</form>
	)
}
