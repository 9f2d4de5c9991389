import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { RequirementFact } from '#atlas/facts/facts.types.ts'
import { actionOf } from '#atlas/formats/action-of.ts'
import { expectationOf } from '#atlas/formats/wording.ts'
import type { Path } from '#atlas/graph/suite.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { writeTrace } from '#atlas/simulate/trace.ts'
import { css } from '#atlas-styled/css'
import { link } from '#atlas-styled/recipes'
import { PanelHead } from '../panel/panel-head.tsx'
import { PanelPart } from '../panel/panel-part.tsx'
import { PlaceLink } from '../panel/place-link.tsx'
import { RequirementList } from '../panel/requirement-list.tsx'

type StepsProps = {
  noun: string
  path: Path
  /** How many steps are taken. */
  at: number
  requirements: readonly RequirementFact[]
  onStep: (at: number) => void
  onClose: () => void
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  pb: '3',
  alignItems: 'center',
  fontSize: 'sm',
})
const step = css({
  display: 'block',
  w: 'full',
  py: '2',
  pl: '3',
  textAlign: 'left',
  borderLeftWidth: '2px',
  borderColor: 'line',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { bg: 'primary.soft' },
  '&[data-taken]': { borderColor: 'primary' },
  '&[aria-current]': { borderColor: 'gold', bg: 'gold.soft' },
})
const dim = css({ display: 'block', color: 'ink.muted', fontSize: 'xs' })

/** One path, step by step. */
export const PathSteps = ({ noun, path, at, requirements, onStep, onClose }: StepsProps) => {
  const { id, steps } = path
  const transitions = new Set(steps.flatMap((one) => one.transitions))
  return (
    <>
      <PanelHead
        kind="Path"
        name={id}
        description={`${steps.length} steps over ${transitions.size} transitions`}
      />
      <div className={row}>
        <Button tone="outline" size="sm" disabled={at === 0} onClick={() => onStep(at - 1)}>
          <ChevronLeft aria-hidden="true" />
          Back
        </Button>
        <Button
          tone="outline"
          size="sm"
          disabled={at === steps.length}
          onClick={() => onStep(at + 1)}
        >
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <div className={row}>
        <PlaceLink
          noun={noun}
          view="simulate"
          search={{ trace: writeTrace(steps.slice(0, at || undefined)) }}
        >
          Simulate
        </PlaceLink>
        <button type="button" className={link({ kind: 'text' })} onClick={onClose}>
          All paths
        </button>
      </div>
      <PanelPart title="Steps">
        <p role="status" className={dim}>
          {at === 0 ? 'All that it takes is marked' : `Step ${at} of ${steps.length}`}
        </p>
        <ol>
          {steps.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
            <li key={i}>
              <button
                type="button"
                className={step}
                data-taken={i < at || undefined}
                aria-current={i + 1 === at ? 'step' : undefined}
                onClick={() => onStep(i + 1)}
              >
                {i + 1}. {actionOf(one)}
                <span className={dim}>{expectationOf(one)}</span>
              </button>
            </li>
          ))}
        </ol>
      </PanelPart>
      <RequirementList ids={path.requirements} requirements={requirements} />
    </>
  )
}
