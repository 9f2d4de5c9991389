import type { Graph } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { type Moment, possibleAt } from '#atlas/simulate/simulate.ts'
import type { TraceStep } from '#atlas/simulate/trace.ts'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'

type ChoicesProps = {
  model: MachineModel
  graph: Graph
  moment: Moment
  onChoose: (step: TraceStep) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const dim = css({ color: 'ink.muted', pb: '1' })
const idle = css({ mt: '2', '& summary': { cursor: 'pointer', color: 'ink.muted', py: '1' } })

/** Everything that can happen now: events, the answers of running actors, the clock. */
export const Choices = ({ model, graph, moment, onChoose }: ChoicesProps) => {
  const possible = possibleAt(model, moment)
  const known = graph.edges.filter(({ from }) => from === moment.step.to)
  const does = (kind: string, label: string) =>
    known.some((edge) => edge.kind === kind && edge.label === label)
  const of = (kind: TraceStep['kind']) => possible.filter((trial) => trial.kind === kind)
  const button = ({ kind, label }: TraceStep, text = label) => (
    <Button
      key={`${kind} ${label}`}
      tone="outline"
      size="sm"
      onClick={() => onChoose({ kind, label })}
    >
      {text}
    </Button>
  )
  const events = of('event')
  const silent = events.filter(({ label }) => !does('event', label))
  const actors = [...new Set(of('outcome').map(({ settles }) => settles!))]
  if (moment.snapshot.status === 'done')
    return <PanelPart title="What can happen now">Nothing: it has ended.</PanelPart>
  return (
    <>
      <PanelPart title="Send an event">
        <div className={row}>
          {events.filter((one) => !silent.includes(one)).map((one) => button(one))}
        </div>
        {silent.length > 0 && (
          <details className={idle}>
            <summary>{silent.length} more change nothing here</summary>
            <div className={row}>{silent.map((one) => button(one))}</div>
          </details>
        )}
      </PanelPart>
      {actors.map((actor) => (
        <PanelPart key={actor} title={`${actor} is running: choose its answer`}>
          <p className={dim}>Or choose nothing, and it never answers.</p>
          <div className={row}>
            {of('outcome')
              .filter(({ settles }) => settles === actor)
              .map((one) => button(one, one.label.slice(actor.length + 1)))}
          </div>
        </PanelPart>
      ))}
      {of('delay').length > 0 && (
        <PanelPart title="Move the clock">
          <div className={row}>
            {of('delay').map((one) => {
              const ms = model.delays[one.label]
              return button(one, ms === undefined ? one.label : `${one.label}: ${ms / 1000} s pass`)
            })}
          </div>
        </PanelPart>
      )}
    </>
  )
}
