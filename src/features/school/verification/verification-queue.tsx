import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { verificationsQuery } from './verification.queries.ts'
import { VerificationItem } from './verification-item.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** The schools whose documents customer success reads, the longest waiting first (SCH-04). */
export const VerificationQueue = () => {
  const { data } = useSuspenseQuery(verificationsQuery)
  if (data.length === 0)
    return <EmptyState title={m.verification_none()} text={m.verification_none_text()} />
  return (
    <ul className={list}>
      {data.map((school) => (
        <VerificationItem key={school.id} school={school} />
      ))}
    </ul>
  )
}
