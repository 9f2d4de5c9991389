import type { ReactNode } from 'react'
import { field } from '#styled/recipes'

const look = field()

export type FieldWords = {
	label: string
	/** Help before typing. */
	hint?: ReactNode
	/** The error and how to correct it. */
	error?: ReactNode
}

/** The attributes that tie an input to its hint and error. */
export const describe = (id: string, { hint, error }: FieldWords) => ({
	id,
	'aria-invalid': error ? true : undefined,
	'aria-describedby':
		[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** Label above, input, then hint and error below. */
export const FieldFrame = ({
	id,
	label,
	hint,
	error,
	children,
}: FieldWords & { id: string; children: ReactNode }) => (
	<div className={look.root}>
		<label className={look.label} id={`${id}-label`} htmlFor={id}>
			{label}
		</label>
		{children}
		{hint && (
			<p className={look.hint} id={`${id}-hint`}>
				{hint}
			</p>
		)}
		{error && (
			<p className={look.error} id={`${id}-error`} role="alert">
				{error}
			</p>
		)}
	</div>
)
