import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ConsentPanel } from './consent-panel.tsx'
import { useCounting } from './use-counting.ts'

const stack = css({ display: 'grid', gap: '4', maxW: '[48rem]' })
const text = css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  pt: '2',
})

const Counting = () => {
  const { isAllowed, choose } = useCounting()
  return (
    <>
      <p className={text}>{m.consent_analytics_text()}</p>
      <div className={line}>
        <span role="status">
          {isAllowed === null || (isAllowed ? m.consent_allowed() : m.consent_refused())}
        </span>
        <Button
          tone="outline"
          size="sm"
          data-without-script="hidden"
          onClick={() => choose(!isAllowed)}
        >
          {isAllowed === false ? m.consent_allow() : m.consent_withdraw()}
        </Button>
      </div>
    </>
  )
}

type ConsentsProps = {
  /** Asks whether journeys may be recorded. */
  journeys: ReactNode
  /** Asks whether the school sees the self-assessment by name; nothing signed out. */
  assessment: ReactNode
}

/** Every consent with its answer and the one press that changes it (PRI-02). */
export const Consents = ({ journeys, assessment }: ConsentsProps) => (
  <Section title={m.consent_list()}>
    <div className={stack}>
      <ConsentPanel title={m.consent_analytics()}>
        <Counting />
      </ConsentPanel>
      <ConsentPanel title={m.consent_journeys()}>{journeys}</ConsentPanel>
      {assessment}
    </div>
  </Section>
)
