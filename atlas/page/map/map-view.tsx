import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { css } from '#atlas-styled/css'
import { factsQuery } from '../data/facts-query.ts'
import { PlaceLink } from '../panel/place-link.tsx'
import { usePlace } from '../use-place.ts'
import { JourneySteps } from './journey-steps.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { MapTable } from './map-table.tsx'

const page = css({ maxW: '[100rem]', mx: 'auto', px: { base: '3', md: '6' }, pt: '5', pb: '12' })
const lead = css({ fontSize: 'sm', color: 'ink.muted', maxW: 'prose', pb: '3' })
const heading = css({ textStyle: 'title', pt: '6', pb: '2' })
const names = css({
	display: 'flex',
	flexWrap: 'wrap',
	columnGap: '4',
	rowGap: '2',
	fontSize: 'sm',
})

/** How all machines hang together, as a picture and as a table, and journeys over them. */
export const MapView = () => {
	const { data: facts } = useSuspenseQuery(factsQuery)
	const [{ journey: wanted, step }, go] = usePlace()
	useEffect(() => {
		document.title = 'Map · Atlas'
	}, [])
	const { map, machines } = facts
	if (!map)
		return (
			<EmptyState
				heading="h1"
				title="Nobody has told how the machines hang together"
				text="The configuration can name a file with their links and journeys (map)."
			/>
		)
	const { links, journeys, layout } = map
	const journey = journeys.find(({ id }) => id === wanted)
	const at = journey ? Math.min(Math.max(1, Number(step) || 1), journey.steps.length) : 0
	const linked = new Set(links.flatMap(({ from, to }) => [from, to]))
	const alone = machines.filter(({ noun }) => !linked.has(noun))
	return (
		<div className={page}>
			<h1 className={css({ textStyle: 'section' })}>How the machines hang together</h1>
			<p className={lead}>
				{linked.size} machines run, show, watch or send events to each other in {links.length} ways;
				a test holds each against the definitions and the sources. Names lead to the diagrams.
			</p>
			<JourneySteps
				journeys={journeys}
				journey={journey}
				at={at}
				onChoose={(id) => go({ journey: id || undefined, step: undefined }, { push: true })}
				onStep={(next) => go({ step: String(next) }, { push: true })}
			/>
			<MapDrawing layout={layout} links={links} steps={journey?.steps.slice(0, at) ?? []} />
			<h2 className={heading}>The same as a table</h2>
			<MapTable links={links} />
			<h2 className={heading}>{alone.length} machines stand alone</h2>
			<ul className={names}>
				{alone.map(({ noun }) => (
					<li key={noun}>
						<PlaceLink noun={noun} search={{}}>
							{noun}
						</PlaceLink>
					</li>
				))}
			</ul>
		</div>
	)
}
