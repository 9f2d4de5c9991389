import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { Skeleton } from '#atlas/page/ui/skeleton.tsx'
import { runsOf } from '#atlas/usage/run.ts'
import { tally } from '#atlas/usage/tally.ts'
import { css } from '#atlas-styled/css'
import { modelQuery } from '../data/model-query.ts'
import type { ViewProps } from '../machine/view-props.ts'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { Workbench } from '../stage/workbench.tsx'
import { usePlace } from '../use-place.ts'
import { Comparison } from './comparison.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { Divergences } from './divergences.tsx'
import { FunnelPart } from './funnel-part.tsx'
import { funnelSteps } from './funnel-steps.ts'
import { heatMarks } from './heat-marks.ts'
import { journeysQuery } from './journeys-query.ts'
import { Legend } from './legend.tsx'
import { PeriodForm } from './period-form.tsx'
import { SegmentForm } from './segment-form.tsx'
import { Tables } from './tables.tsx'
import { UsageRefused } from './usage-refused.tsx'

const stateOf = (id: string): Selected => ({ kind: 'state', id })

const title = css({ textStyle: 'title', fontWeight: 'bold', pb: '2' })

/**
 * Usage of a machine: transitions taken, their durations, where people left, and steps that the
 * machine does not allow.
 */
export const UsageView = ({ machine }: ViewProps) => {
	const { noun, definition, layout: ready } = machine
	const { data: model } = useSuspenseQuery(modelQuery(noun))
	const [{ since, until, role, device, visitor, before, beforeUntil, funnel }, go] = usePlace()
	const segment = { since, until, role, device, visitor }
	const { data, error, isPending, isFetching, refetch } = useQuery(journeysQuery(noun, segment))
	const isCompared = before !== undefined || beforeUntil !== undefined
	const earlier = useQuery({
		...journeysQuery(noun, { ...segment, since: before, until: beforeUntil }),
		enabled: isCompared,
	})
	const { data: layout } = useLayout({ definition, name: noun, ready })
	const [selected, setSelected] = useState<Selected | null>(null)
	const runs = useMemo(() => (data ? runsOf(model.graph, data.journeys) : []), [model, data])
	const others = useMemo(
		() => (isCompared && earlier.data ? runsOf(model.graph, earlier.data.journeys) : null),
		[model, isCompared, earlier.data],
	)
	const usage = useMemo(() => tally(runs), [runs])
	if (error) return <UsageRefused error={error} onRetry={() => void refetch()} />
	return (
		<Workbench
			label="Usage"
			stage={
				<Stage
					definition={definition}
					layout={layout}
					marks={runs.length > 0 ? heatMarks(definition, usage) : {}}
					selected={selected}
					opens="whole"
					follow={selected ? [selected] : funnelSteps(definition, funnel).map(stateOf)}
					onSelect={(kind, id) => setSelected({ kind, id })}
				>
					{runs.length > 0 && <Legend />}
				</Stage>
			}
		>
			<h1 className={title}>Usage of {noun}</h1>
			{data && <DemoNotice {...data} />}
			<SegmentForm segment={segment} isBusy={isFetching} onChange={go} />
			{isPending && <Skeleton height="12rem" />}
			{data && runs.length === 0 && (
				<EmptyState
					title="No journeys"
					text="Nobody went through this machine in this period and segment, or nobody agreed to be recorded. Try a longer period or everyone."
				/>
			)}
			{runs.length > 0 && (
				<>
					<FunnelPart
						definition={definition}
						usage={usage}
						runs={runs}
						others={others}
						funnel={funnel}
						onChange={go}
					/>
					<PeriodForm
						since={before}
						until={beforeUntil}
						isBusy={earlier.isFetching}
						isFailed={earlier.isError}
						onChange={go}
					/>
					{others && <Comparison runs={runs} others={others} />}
					<Tables usage={usage} selected={selected} onSelect={setSelected} />
					<Divergences runs={runs} />
				</>
			)}
		</Workbench>
	)
}
