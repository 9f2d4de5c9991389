import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { ErrorState } from '#ui/error-state.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { partnerFiguresQuery } from './partner.queries.ts'

const grid = css({ display: 'grid', gap: '4', maxW: '[48rem]' })
const term = css({ textStyle: 'small', color: 'ink.muted' })

const Figures = () => {
  const { data, isError, refetch } = useQuery(partnerFiguresQuery)
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="12rem" />
  const figures = [
    [m.partner_schools(), data.schools],
    [m.partner_teachers(), data.teachers],
    [m.partner_licences(), data.licences_total],
    [m.partner_licences_used(), data.licences_used],
    [m.partner_completed(), data.courses_completed],
  ] as const
  return (
    <dl className={cx(panel({ pad: true }), grid)}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className={term}>{label}</dt>
          <dd>{wholeNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What came of a value partner's referrals; nothing for anybody else (NAV-10, API-03). */
export const PartnerFigures = () => {
  const { signedIn } = useViewer()
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  if (!account?.roles.includes('institutional_value_partner')) return null
  return (
    <Section title={m.partner_figures()}>
      <Figures />
    </Section>
  )
}
