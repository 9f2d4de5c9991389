import { css } from '#atlas-styled/css'
import { useLabels } from './use-labels.ts'

const group = css({
	display: 'inline-flex',
	borderWidth: '1px',
	borderColor: 'control',
	borderRadius: 'sm',
	overflow: 'hidden',
})
const choice = css({
	minH: '[28px]',
	px: '2',
	fontSize: 'xs',
	cursor: 'pointer',
	color: 'ink',
	_hover: { color: 'primary' },
	'&[aria-pressed=true]': { bg: 'primary', color: 'primary.on' },
	_focusVisible: { outlineOffset: '[-3px]' },
})

const labels = [
	['words', 'Words'],
	['code', 'Code'],
] as const

/**
 * Returns true if pictures speak in words or in the names of the program: the one place where this
 * is chosen.
 */
export const LabelSwitch = () => {
	const [chosen, choose] = useLabels()
	return (
		<fieldset className={group} aria-label="Labels of diagrams">
			{labels.map(([id, label]) => (
				<button
					key={id}
					type="button"
					className={choice}
					aria-pressed={chosen === id}
					onClick={() => choose(id)}
				>
					{label}
				</button>
			))}
		</fieldset>
	)
}
