import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Notice } from '#atlas/page/ui/notice.tsx'
import { VisuallyHidden } from '#atlas/page/ui/visually-hidden.tsx'
import { simulate, statesOf } from '#atlas/simulate/simulate.ts'
import { readTrace, type TraceStep, writeTrace } from '#atlas/simulate/trace.ts'
import { css } from '#atlas-styled/css'
import { modelQuery } from '../data/model-query.ts'
import type { ViewProps } from '../machine/view-props.ts'
import { PanelPart } from '../panel/panel-part.tsx'
import { litMarks } from '../stage/marks-of.ts'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { Workbench } from '../stage/workbench.tsx'
import { usePlace } from '../use-place.ts'
import { Choices } from './choices.tsx'
import { SimulateHead } from './simulate-head.tsx'
import { TraceList } from './trace-list.tsx'

const context = css({ fontSize: 'xs', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** Runs the machine by hand: what was done stands in the address, so that it can be undone, kept and shared. */
export const SimulateView = ({ machine }: ViewProps) => {
  const { noun, definition, layout: ready } = machine
  const { data } = useSuspenseQuery(modelQuery(noun))
  const { model } = data
  const [{ trace: text }, go] = usePlace()
  const inputs = Object.keys(model.inputs)
  const trace = useMemo(
    () => readTrace(text ?? `start ${Object.keys(model.inputs)[0]}`),
    [text, model],
  )
  const { moments, stopped } = useMemo(() => simulate(model, trace), [model, trace])
  const { data: layout } = useLayout({ definition, name: noun, ready })
  const now = moments.at(-1)
  const states = now ? statesOf(now.snapshot) : []
  const leaves = states.filter((name) => !states.some((other) => other.startsWith(`${name}.`)))
  const where = leaves.join(' and ')
  const marks = litMarks(
    states,
    now?.step.transitions,
    moments.slice(0, -1).flatMap(({ step }) => step.transitions),
  )
  const change = (next: readonly TraceStep[]) => go({ trace: writeTrace(next) }, { push: true })
  const kept = trace.slice(0, moments.length)
  return (
    <Workbench
      label="Simulation"
      stage={
        <Stage
          definition={definition}
          layout={layout}
          marks={marks}
          follow={leaves[0] && moments.length > 1 ? { kind: 'state', id: leaves[0] } : null}
        />
      }
    >
      <SimulateHead
        noun={noun}
        moments={moments}
        inputs={inputs}
        input={trace[0]?.label ?? ''}
        where={where}
        onStart={(label) => change([{ kind: 'start', label }])}
        onBack={() => change(kept.slice(0, -1))}
      />
      <VisuallyHidden>
        <span role="status">{`Step ${moments.length}: now in ${where}`}</span>
      </VisuallyHidden>
      {stopped && (
        <Notice kind="warning">
          {stopped}. The link may be older than the machine; what it could do so far is shown.
        </Notice>
      )}
      {now && (
        <Choices
          model={model}
          graph={data.graph}
          moment={now}
          onChoose={(step) => change([...kept, step])}
        />
      )}
      <TraceList moments={moments} onGoTo={(length) => change(kept.slice(0, length))} />
      {now && (
        <PanelPart title="Context now">
          <pre className={context}>{JSON.stringify(now.snapshot.context, null, 1)}</pre>
        </PanelPart>
      )}
    </Workbench>
  )
}
