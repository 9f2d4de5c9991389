import type { ComponentProps } from 'react'
import { button } from '#atlas-styled/recipes'
import { Spinner } from './spinner.tsx'

type Look = Parameters<typeof button>[0]

export type ButtonProps = ComponentProps<'button'> &
	Look & {
		/**
		 * Something is under way: the button stays where it is, keeps the focus, and ignores presses.
		 */
		busy?: boolean
	}

/** One press, one thing. The type is `button` unless said otherwise. */
export const Button = ({ tone, size, wide, busy, children, onClick, ...rest }: ButtonProps) => (
	<button
		type="button"
		className={button({ tone, size, wide })}
		aria-disabled={busy || undefined}
		onClick={busy ? (event) => event.preventDefault() : onClick}
		{...rest}
	>
		{busy && <Spinner />}
		{children}
	</button>
)
