import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense } from 'react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { daysOf } from '#desk/period/period.ts'
import { PeriodField } from '#desk/period/period-field.tsx'
import { SETTLEMENT_FILE_LIMIT } from '#domain/shop/settlement-file.rules.ts'
import { m } from '#i18n/messages'
import { ImportPanel } from '#processes/table-import/import-panel.tsx'
import { useTableImport } from '#processes/table-import/use-table-import.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import type { SettlementsSearch } from './settlement.search.ts'
import { settlementImportActors } from './settlement-import.actors.ts'
import { OpenLines, Settlements, UnsettledPayments } from './settlement-lists.tsx'
import { importWords } from './settlement-words.ts'

const lead = css({ color: 'ink.muted', pb: '5', maxW: 'prose' })
const part = css({ display: 'flex', flexDirection: 'column', gap: '4', pt: '7' })
const file = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: 'prose' })
const title = css({ textStyle: 'section' })
const text = css({ color: 'ink.muted', maxW: 'prose' })

const Part = ({ name, words, children }: { name: string; words: string; children: ReactNode }) => (
  <section className={part}>
    <h2 className={title}>{name}</h2>
    <p className={text}>{words}</p>
    <Suspense fallback={<p role="status">{m.desk_loading()}</p>}>{children}</Suspense>
  </section>
)

const SettlementFile = () => {
  const { process, choose } = useTableImport(settlementImportActors, SETTLEMENT_FILE_LIMIT)
  const isAwaiting = useSelector(
    process,
    ({ context }) => context.failure === 'verificationRequired',
  )
  return (
    <div className={file}>
      <ImportPanel process={process} choose={choose} words={importWords()} />
      {isAwaiting && (
        <VerifyDialog
          onVerified={() => process.send({ type: 'import.confirmed' })}
          onDeclined={() => process.send({ type: 'import.cancelled' })}
        />
      )}
    </div>
  )
}

/** Settlement files of the payment providers, and what in them does not match (DSK-15). */
export const SettlementsPage = () => {
  const { period = '30' } = useSearch({ strict: false }) as SettlementsSearch
  const navigate = useNavigate()
  return (
    <>
      <Heading>{m.desk_settle_title()}</Heading>
      <p className={lead}>{m.desk_settle_text()}</p>
      <SettlementFile />
      <Part name={m.desk_settle_open()} words={m.desk_settle_open_text()}>
        <OpenLines />
      </Part>
      <Part name={m.desk_settle_all()} words={m.desk_settle_all_text()}>
        <Settlements />
      </Part>
      <Part name={m.desk_settle_missing()} words={m.desk_settle_missing_text()}>
        <PeriodField
          period={period}
          onChange={(chosen) =>
            void navigate({ to: '/settlements', search: { period: chosen } } as never)
          }
        />
        <UnsettledPayments days={daysOf(period, new Date())} />
      </Part>
    </>
  )
}
