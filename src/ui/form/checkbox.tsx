import type { ComponentProps, ReactNode } from 'react'
import { choice } from '#styled/recipes'

const look = choice()

/** A native checkbox (or, with `type="radio"`, a radio button) and its text. */
export const Checkbox = ({
	children,
	...rest
}: Omit<ComponentProps<'input'>, 'children'> & { children: ReactNode }) => (
	<label className={look.root}>
		<input type="checkbox" className={look.input} {...rest} />
		<span>{children}</span>
	</label>
)
