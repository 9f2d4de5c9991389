import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import { statesOfValue } from '#atlas/live/states-of-value.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { Notice } from '#atlas/page/ui/notice.tsx'
import { css } from '#atlas-styled/css'
import { button } from '#atlas-styled/recipes'
import type { ViewProps } from '../machine/view-props.ts'
import { PanelPart } from '../panel/panel-part.tsx'
import { litMarks } from '../stage/marks-of.ts'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { Workbench } from '../stage/workbench.tsx'
import { LiveLogList } from './live-log-list.tsx'
import { Recorder } from './recorder.tsx'
import { Running } from './running.tsx'
import { liveWatch } from './start-live-watch.ts'

const title = css({ textStyle: 'title', fontWeight: 'bold', pb: '1' })
const status = css({ pb: '3', fontSize: 'sm' })

/** The product as it runs in another tab of this browser. */
export const LiveView = ({ machine }: ViewProps) => {
	const { noun, definition, layout: ready } = machine
	const watch = liveWatch()
	const { log, recording } = useSyncExternalStore(watch.subscribe, watch.get)
	const isWatching = useSelector(watch.actor, (snapshot) => snapshot.hasTag('watching'))
	const isAsking = useSelector(watch.actor, (snapshot) => snapshot.value.product === 'asking')
	const [chosen, setChosen] = useState<string | null>(null)
	const { data: layout } = useLayout({ definition, name: noun, ready })
	const mine = [...log.running].filter(([, seen]) => seen.machine === noun)
	const alive = mine.filter(([, seen]) => !log.gone.has(seen.tab))
	const moves = log.moves.filter((move) => move.machine === noun)
	const latest = moves.find(({ tab, actor }) => log.running.has(`${tab} ${actor}`))
	const key = mine.some(([one]) => one === chosen)
		? chosen
		: latest
			? `${latest.tab} ${latest.actor}`
			: mine[0]?.[0]
	const shown = key ? log.running.get(key) : undefined
	const last = moves.find(({ tab, actor }) => `${tab} ${actor}` === key)
	const others = [...log.running.values()].filter((seen) => seen.machine !== noun)
	return (
		<Workbench
			label="Live"
			stage={
				<Stage
					definition={definition}
					layout={layout}
					marks={shown ? litMarks(statesOfValue(shown.state), last?.transitions) : {}}
				/>
			}
		>
			<h1 className={title}>{noun}, live</h1>
			<p className={status} role="status">
				<Badge tone={isWatching ? 'leaf' : 'neutral'}>
					{isWatching ? 'Connected' : isAsking ? 'Asking …' : 'Nobody there'}
				</Badge>{' '}
				{isWatching &&
					(alive.length === 0
						? `No ${noun} runs just now.`
						: `${alive.length} ${alive.length === 1 ? 'is' : 'are'} running.`)}
			</p>
			{!isWatching && !isAsking && (
				<EmptyState
					title="No tab of the product is open"
					text="Open the product in another tab of this browser: what its machines do is shown here. No content of them leaves that tab."
				>
					<a href="/learning" target="_blank" rel="noreferrer" className={button({ size: 'sm' })}>
						Open the product
					</a>
				</EmptyState>
			)}
			{log.gone.size > 0 && (
				<Notice kind="warning">
					{log.gone.size === 1 ? 'A tab' : `${log.gone.size} tabs`} of the product ended without a
					word: it crashed, or the browser put it away. What ran there is shown a little longer.
				</Notice>
			)}
			{isWatching && mine.length === 0 && moves.length > 0 && (
				<Notice>The last {noun} has ended; its moves are below.</Notice>
			)}
			<Recorder watch={watch} recording={recording} />
			<Running
				noun={noun}
				mine={mine}
				gone={log.gone}
				chosen={key ?? null}
				others={others}
				onChoose={setChosen}
			/>
			<PanelPart title="Event log, newest first">
				<LiveLogList moves={moves} />
			</PanelPart>
		</Workbench>
	)
}
