import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { judge } from '#atlas/properties/judge.ts'
import { whatIf } from '#atlas/what-if/compare.ts'
import { css } from '#atlas-styled/css'
import { modelQuery } from '../data/model-query.ts'
import type { ViewProps } from '../machine/view-props.ts'
import { pathMarks } from '../paths/path-marks.ts'
import { pathParts } from '../paths/path-parts.ts'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { Workbench } from '../stage/workbench.tsx'
import { usePlace } from '../use-place.ts'
import { changesIn } from './changes-in.ts'
import { Counterexample } from './counterexample.tsx'
import { PropertyList } from './property-list.tsx'
import { WhatIfFaults } from './what-if-faults.tsx'
import { WhatIfForm } from './what-if-form.tsx'
import { WhatIfResult } from './what-if-result.tsx'

const title = css({ textStyle: 'title', fontWeight: 'bold', pb: '2' })

/** Properties of a machine, their results, and the effect of removing or adding a transition. */
export const PropertiesView = ({ machine, facts }: ViewProps) => {
	const { noun, definition, layout: ready } = machine
	const { data } = useSuspenseQuery(modelQuery(noun))
	const { model, graph } = data
	const [{ without, plus, property, step }, go] = usePlace()
	const { data: layout } = useLayout({ definition, name: noun, ready })
	const names = useMemo(() => definition.states.map(({ name }) => name), [definition])
	const changes = useMemo(() => changesIn({ without, plus }), [without, plus])
	const now = useMemo(() => judge(model, graph), [model, graph])
	const other = useMemo(
		() => (changes.length > 0 ? whatIf(noun, model, { graph }, names, changes) : null),
		[noun, model, graph, names, changes],
	)
	const judgements = other?.judgements ?? now
	const broken = judgements.findIndex(({ counterexample }) => counterexample !== null)
	const chosen = judgements[property === undefined ? broken : Number(property)]
	const steps = chosen?.counterexample ?? []
	const at = Math.min(Number(step) || 0, steps.length)
	const path = { id: '', name: '', title: '', requirements: [], steps }
	const selected: Selected | null = without ? { kind: 'transition', id: without } : null
	const dropped = without ? { transitions: { [without]: 'removed' } } : {}
	return (
		<Workbench
			label="Properties"
			stage={
				<Stage
					definition={definition}
					layout={layout}
					marks={steps.length > 0 ? pathMarks(names, path, at) : dropped}
					selected={selected}
					opens="whole"
					follow={steps.length > 0 ? pathParts(names, path, at) : selected ? [selected] : []}
				/>
			}
		>
			<h1 className={title}>What must hold of {noun}</h1>
			<PropertyList
				judgements={judgements}
				before={other ? now : null}
				requirements={facts.requirements}
				chosen={chosen}
				onChoose={(index) => go({ property: String(index), step: undefined })}
			/>
			{chosen && steps.length > 0 && (
				<Counterexample
					says={chosen.property.says}
					steps={steps}
					at={at}
					onStep={(next) => go({ step: String(next) })}
				/>
			)}
			<WhatIfForm
				noun={noun}
				model={model}
				definition={definition}
				changes={changes}
				onChange={(change) => go({ ...change, property: undefined, step: undefined })}
			/>
			{other && (
				<WhatIfFaults
					key={JSON.stringify(changes)}
					noun={noun}
					before={model}
					after={other.model}
					changes={changes}
				/>
			)}
			{changes.length > 0 && <WhatIfResult result={other} />}
		</Workbench>
	)
}
