import { TimerArea, TimerItem, TimerRoot } from '@ark-ui/react/timer'
import { css } from '#styled/css'

const look = css({
	textStyle: 'small',
	color: 'ink.muted',
	fontVariantNumeric: 'tabular-nums',
	'& > *': { display: 'inline' },
})

/**
 * Countdown from `leftMs` ms, as minutes and seconds (FLD-06); screen readers do not read it every
 * second.
 */
export const Timer = ({ label, leftMs }: { label: string; leftMs: number }) => (
	<TimerRoot countdown autoStart startMs={leftMs}>
		<TimerArea className={look} aria-label={label}>
			{label} <TimerItem type="minutes" />:<TimerItem type="seconds" />
		</TimerArea>
	</TimerRoot>
)
