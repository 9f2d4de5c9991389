import type { Moment } from '#atlas/simulate/simulate.ts'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'

const list = css({
  '& li': { py: '2', pl: '3', borderLeftWidth: '2px', borderColor: 'line' },
  '& li[aria-current]': { borderColor: 'gold' },
})
const head = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2',
  minH: '[24px]',
  textAlign: 'left',
  fontWeight: 'medium',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { color: 'primary' },
  _disabled: { cursor: 'default', color: 'ink' },
})
const dim = css({ color: 'ink.muted', fontSize: 'xs', overflowWrap: 'anywhere' })

const verbs = { start: 'started with', event: 'sent', outcome: 'answered', delay: 'waited' }

/** What was done, newest last; each step with the transitions it took in order, and what it made happen. */
export const TraceList = ({
  moments,
  onGoTo,
}: {
  moments: readonly Moment[]
  onGoTo: (length: number) => void
}) => (
  <PanelPart title="Trace">
    <ol className={list}>
      {moments.map(({ done, step, microsteps }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
          key={i}
          aria-current={i === moments.length - 1 ? 'step' : undefined}
        >
          <button
            type="button"
            className={head}
            disabled={i === moments.length - 1}
            title="Go back to this step"
            onClick={() => onGoTo(i + 1)}
          >
            <span className={dim}>
              {i + 1} {verbs[done.kind]}
            </span>
            {done.label}
          </button>
          {step.unexpected && <p className={dim}>not expected here: nothing changed</p>}
          {microsteps.map(({ transitions, states }) => (
            <p key={transitions.join()} className={dim}>
              {transitions.join(', ')} → {states.join(', ')}
            </p>
          ))}
          {step.effects.map((effect) => (
            <p key={effect} className={dim}>
              ⤷ {effect}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </PanelPart>
)
