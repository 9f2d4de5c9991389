import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { Facts } from '#atlas/facts/facts.types.ts'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { css } from '#atlas-styled/css'
import { link } from '#atlas-styled/recipes'
import { factsQuery } from '../data/facts-query.ts'
import { Waiting } from '../frame/waiting.tsx'
import type { ViewProps } from './view-props.ts'
import { isView, type View, views } from './views.ts'

const lazily = (load: () => Promise<ComponentType<ViewProps>>) =>
	lazy(async () => ({ default: await load() }))

const parts: Record<View, ComponentType<ViewProps>> = {
	diagram: lazily(async () => (await import('../diagram/diagram-view.tsx')).DiagramView),
	table: lazily(async () => (await import('../table/table-view.tsx')).TableView),
	simulate: lazily(async () => (await import('../simulate/simulate-view.tsx')).SimulateView),
	paths: lazily(async () => (await import('../paths/paths-view.tsx')).PathsView),
	properties: lazily(
		async () => (await import('../properties/properties-view.tsx')).PropertiesView,
	),
	live: lazily(async () => (await import('../live/live-view.tsx')).LiveView),
	usage: lazily(async () => (await import('../usage/usage-view.tsx')).UsageView),
	changes: lazily(async () => (await import('../changes/changes-view.tsx')).ChangesView),
}

const names = css({ display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'center' })

const NoMachine = ({ noun, facts }: { noun: string; facts: Facts }) => (
	<EmptyState
		heading="h1"
		title={`There is no machine ${noun}`}
		text="It may have been renamed or taken away. These are the machines there are:"
	>
		<p className={names}>
			{facts.machines.map((one) => (
				<Link
					key={one.noun}
					to="/$machine/$view"
					params={{ machine: one.noun, view: 'diagram' }}
					className={link()}
				>
					{one.noun}
				</Link>
			))}
		</p>
	</EmptyState>
)

/** One view of one machine; each view's code loads when it is first opened. */
export const MachineView = () => {
	const { machine: noun, view } = useParams({ from: '/$machine/$view' })
	const { data: facts } = useSuspenseQuery(factsQuery)
	const machine = facts.machines.find((one) => one.noun === noun)
	const title = views.find(([id]) => id === view)?.[1] ?? ''
	useEffect(() => {
		document.title = `${noun} · ${title} · Atlas`
	}, [noun, title])
	const Part = isView(view) ? parts[view] : undefined
	if (!machine || !Part) return <NoMachine noun={noun} facts={facts} />
	return (
		<Suspense fallback={<Waiting />}>
			<Part key={noun} machine={machine} facts={facts} />
		</Suspense>
	)
}
