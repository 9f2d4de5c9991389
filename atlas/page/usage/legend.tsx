import { css } from '#atlas-styled/css'

const box = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: '3',
	px: '3',
	py: '2',
	fontSize: 'xs',
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'sm',
})
const line = css({ display: 'inline-block', w: '8', verticalAlign: 'middle', mr: '1' })
const often = css({ h: '[6px]', bg: 'primary' })
const seldom = css({ h: '[2px]', bg: 'control' })

/** Meanings of the colours. */
export const Legend = () => (
	<p className={box}>
		<span>
			<span className={`${line} ${often}`} />
			taken often
		</span>
		<span>
			<span className={`${line} ${seldom}`} />
			seldom
		</span>
		<span>faded: never</span>
	</p>
)
