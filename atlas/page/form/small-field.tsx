import { type ReactNode, useId } from 'react'
import { css, cx } from '#atlas-styled/css'

const look = css({ display: 'flex', flexDirection: 'column', minW: '0' })
const wide = css({ flexGrow: '1' })
const word = css({ fontSize: 'xs', color: 'ink.muted' })

/** The look of what a small field holds. */
export const control = css({
	minH: '10',
	px: '2',
	fontSize: 'sm',
	bg: 'raised',
	color: 'ink',
	borderWidth: '1px',
	borderColor: 'control',
	borderRadius: 'sm',
	_hover: { borderColor: 'primary' },
})

type SmallFieldProps = { label: string; isWide?: boolean; children: (id: string) => ReactNode }

/** A label above a control of that id. */
export const SmallField = ({ label, isWide, children }: SmallFieldProps) => {
	const id = useId()
	return (
		<div className={cx(look, isWide && wide)}>
			<label className={word} htmlFor={id}>
				{label}
			</label>
			{children(id)}
		</div>
	)
}
