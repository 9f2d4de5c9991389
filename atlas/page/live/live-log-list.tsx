import type { Moved } from '#atlas/live/live.types.ts'
import { statesOfValue } from '#atlas/live/states-of-value.ts'
import { css } from '#atlas-styled/css'

const MOST = 100

const list = css({ '& li': { py: '1', overflowWrap: 'anywhere' } })
const dim = css({ color: 'ink.muted', fontSize: 'xs' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

const verbs = { 'actor.started': 'began', 'actor.moved': '', 'actor.stopped': 'ended' }

/** Observed moves, newest first. */
export const LiveLogList = ({ moves }: { moves: readonly Moved[] }) =>
	moves.length === 0 ? (
		<p className={dim}>Nothing has happened here since you watch.</p>
	) : (
		<ol className={list}>
			{moves.slice(0, MOST).map((move) => (
				<li key={`${move.tab} ${move.actor} ${move.at} ${move.type} ${move.transitions.join()}`}>
					<span className={dim}>{time.format(move.at)}</span> {verbs[move.type] || move.event}
					{move.type !== 'actor.stopped' && ` → ${statesOfValue(move.state).at(-1)}`}{' '}
					<span className={dim}>{move.transitions.join(', ')}</span>
				</li>
			))}
		</ol>
	)
