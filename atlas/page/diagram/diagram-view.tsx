import { useMemo, useState } from 'react'
import type { Selected } from '#atlas/diagram/drawing.types.ts'
import { VisuallyHidden } from '#atlas/page/ui/visually-hidden.tsx'
import type { ViewProps } from '../machine/view-props.ts'
import { MachinePanel } from '../panel/machine-panel.tsx'
import { StatePanel } from '../panel/state-panel.tsx'
import { TransitionPanel } from '../panel/transition-panel.tsx'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { Workbench } from '../stage/workbench.tsx'
import { usePlace } from '../use-place.ts'
import { type Walk, walkBy, waysFrom } from './walk.ts'

/** The picture of a machine; what is selected stands in the address and is told beside it. */
export const DiagramView = ({ machine, facts }: ViewProps) => {
  const { definition, layout: ready, noun } = machine
  const [{ state, transition, closed = '' }, go] = usePlace()
  const collapsed = useMemo(() => closed.split(',').filter(Boolean), [closed])
  const { data: layout } = useLayout({ definition, name: noun, closed: collapsed, ready })
  const [trail, setTrail] = useState<string[]>([])
  const [said, setSaid] = useState('')
  const chosenState = definition.states.find(({ name }) => name === state)
  const chosen = definition.transitions.find(({ id }) => id === transition)
  const selected: Selected | null = chosen
    ? { kind: 'transition', id: chosen.id }
    : chosenState
      ? { kind: 'state', id: chosenState.name }
      : null

  const select = (kind: Selected['kind'], id: string) => {
    setTrail([])
    go(
      kind === 'state'
        ? { state: id, transition: undefined }
        : {
            state: definition.transitions.find((one) => one.id === id)?.source,
            transition: id,
          },
      { push: true },
    )
  }

  const walkOn = (key: string): boolean => {
    const at = chosenState?.name ?? chosen?.source ?? '.'
    const index = waysFrom(definition, at).findIndex((one) => one.transition === transition)
    const walk: Walk = { at, way: transition && index >= 0 ? index : null, trail }
    const next = walkBy(definition, walk, key)
    if (!next) return false
    setTrail(next.walk.trail)
    setSaid(next.says)
    const way =
      next.walk.way === null ? undefined : waysFrom(definition, next.walk.at)[next.walk.way]
    go({ state: next.walk.at, transition: way?.transition ?? undefined })
    return true
  }

  const toggle = (name: string) => {
    const rest = collapsed.filter((one) => one !== name)
    const next = rest.length < collapsed.length ? rest : [...rest, name]
    go({ closed: next.join(',') || undefined }, { push: true })
  }

  return (
    <Workbench
      label="What is selected"
      stage={
        <>
          <Stage
            definition={definition}
            layout={layout}
            selected={selected}
            follow={selected}
            onSelect={select}
            onKey={walkOn}
            help="Up and down choose a way on, right follows it, left goes back."
          />
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </>
      }
    >
      {chosen ? (
        <TransitionPanel machine={machine} facts={facts} transition={chosen} />
      ) : chosenState && chosenState.name !== '.' ? (
        <StatePanel
          machine={machine}
          facts={facts}
          state={chosenState}
          isClosed={collapsed.includes(chosenState.name)}
          onToggle={toggle}
        />
      ) : (
        <MachinePanel machine={machine} facts={facts} />
      )}
    </Workbench>
  )
}
