import { m } from '#i18n/messages'
import { css } from '#styled/css'

const look = css({ textStyle: 'section', fontVariantNumeric: 'tabular-nums' })

const wordsOf = (ms: number): string => {
	const all = Math.ceil(ms / 1000)
	const [seconds, minutes, hours] = [all % 60, Math.floor(all / 60) % 60, Math.floor(all / 3600)]
	if (hours >= 24) return m.live_days({ days: Math.floor(hours / 24), hours: hours % 24 })
	if (hours > 0) return m.live_hours({ hours, minutes })
	return m.live_minutes({ minutes, seconds })
}

/** How long until something, in ms; a screen reader reads it when asked, not every second. */
export const Countdown = ({ label, left }: { label: string; left: number }) => (
	<p>
		{label}{' '}
		<span className={look} role="timer" aria-label={label}>
			{wordsOf(left)}
		</span>
	</p>
)
