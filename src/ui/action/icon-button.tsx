import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** A button that shows an icon only; `label` is what it is called. */
export const IconButton = ({
	label,
	children,
	tone = 'quiet',
	...rest
}: Omit<ButtonProps, 'children' | 'size'> & { label: string; children: ReactNode }) => (
	<Button {...rest} tone={tone} size="icon" aria-label={label} title={label}>
		{children}
	</Button>
)
