import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { useCounting } from './use-counting.ts'

const stack = css({ display: 'grid', gap: '4', maxW: '[48rem]' })
const title = css({ textStyle: 'title', pb: '2' })
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

/** Every consent with its answer and the one press that changes it (PRI-02); `journeys` asks whether journeys may be recorded. */
export const Consents = ({ journeys }: { journeys: ReactNode }) => (
  <Section title={m.consent_list()}>
    <div className={stack}>
      <section className={panel({ pad: true })}>
        <h3 className={title}>{m.consent_analytics()}</h3>
        <Counting />
      </section>
      <section className={panel({ pad: true })}>
        <h3 className={title}>{m.consent_journeys()}</h3>
        {journeys}
      </section>
    </div>
  </Section>
)
