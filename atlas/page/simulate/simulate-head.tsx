import Link2 from 'lucide-react/icons/link-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { playwright } from '#atlas/formats/playwright.ts'
import type { Suite } from '#atlas/graph/suite.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { pathOf } from '#atlas/simulate/path-of.ts'
import type { Moment } from '#atlas/simulate/simulate.ts'
import { css } from '#atlas-styled/css'
import { copyText } from '../copy-text.ts'
import { download } from '../download.ts'
import { Choose } from '../form/choose.tsx'

type HeadProps = {
  noun: string
  moments: readonly Moment[]
  inputs: readonly string[]
  input: string
  where: string
  onStart: (input: string) => void
  onBack: () => void
}

const title = css({ textStyle: 'title', fontWeight: 'bold', overflowWrap: 'anywhere', pb: '2' })
const kind = css({ fontSize: 'xs', color: 'ink.muted' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end', pb: '3' })

/** Where the simulation is, and what can be done with all of it: start anew, step back, share, turn into a test. */
export const SimulateHead = (props: HeadProps) => {
  const { noun, moments, inputs, input, where, onStart, onBack } = props
  const [copied, setCopied] = useState<boolean | null>(null)
  const test = () => {
    const path = pathOf(noun, moments)
    const suite: Suite = {
      suite: 'transitions',
      paths: [path],
      steps: path.steps.length,
      bound: null,
    }
    download(`${noun}.${path.id}.spec.ts`, playwright(noun, suite))
  }
  return (
    <>
      <p className={kind}>Now in</p>
      <h1 className={title}>{where || 'nothing: it has not started'}</h1>
      <div className={row}>
        <Choose label="Start with" value={input} onChange={onStart} options={inputs} />
        <Button tone="outline" size="sm" onClick={onBack} disabled={moments.length < 2}>
          <Undo2 aria-hidden="true" />
          Step back
        </Button>
        <Button
          tone="outline"
          size="sm"
          onClick={() => void copyText(window.location.href).then(setCopied)}
        >
          <Link2 aria-hidden="true" />
          Copy link
        </Button>
        <Button tone="outline" size="sm" onClick={test} disabled={moments.length === 0}>
          Save as a test
        </Button>
      </div>
      <p className={kind} role="status">
        {copied === true && 'Copied: the link opens this simulation at this step.'}
        {copied === false && 'Copying is not allowed here; the address above is the link.'}
      </p>
    </>
  )
}
