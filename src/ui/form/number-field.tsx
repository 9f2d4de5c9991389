import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** A number; turning the wheel over it scrolls the page and changes nothing (FLD-01). */
export const NumberField = (props: ComponentProps<typeof TextField>) => (
	<TextField
		{...props}
		type="number"
		onWheel={({ currentTarget }) => (currentTarget as HTMLElement).blur()}
	/>
)
