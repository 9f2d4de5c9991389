import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FactList } from '#desk/layout/fact-list.tsx'
import { positionNames } from '#features/school/school-registration/position-names.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { type DeskRegistration, registrationsQuery } from './school-registration.queries.ts'
import {
  registrationStatuses,
  type SchoolRegistrationsSearch,
} from './school-registrations.search.ts'

const lead = css({ color: 'ink.muted', pb: '5', maxW: 'prose' })
const choice = css({ maxW: '[16rem]', pb: '5' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const card = cx(
  panel({ pad: true }),
  css({ display: 'flex', flexDirection: 'column', gap: '3', minW: '0' }),
)
const title = css({ textStyle: 'title', overflowWrap: 'anywhere' })
const more = css({ pt: '5' })

const statusNames: Record<DeskRegistration['status'], () => string> = {
  waiting: m.desk_school_waiting,
  approved: m.desk_school_approved,
  declined: m.desk_school_declined,
  withdrawn: m.desk_school_withdrawn,
}

const Registration = ({ registration }: { registration: DeskRegistration }) => {
  const { name, city, email, phone, position, note, person, similar, reason } = registration
  return (
    <li className={card}>
      <h2 className={title}>
        {name}, {city}
      </h2>
      <FactList
        facts={[
          [
            m.desk_school_person(),
            `${person.name} · ${positionNames[position]()} · ${person.email}`,
          ],
          [m.school_registration_email(), email],
          [m.school_registration_phone(), phone],
          [m.desk_school_registered(), dateAndTime(registration.created_at)],
          [m.desk_school_note(), note || '–'],
          ...(reason ? [[m.desk_school_reason(), reason] as [string, string]] : []),
        ]}
      />
      {registration.status === 'waiting' && (
        <>
          {similar.length > 0 && (
            <Notice kind="warning">
              {m.desk_school_similar()}{' '}
              {similar.map((one) => [one.name, one.city].filter(Boolean).join(', ')).join('; ')}
            </Notice>
          )}
          <DecisionButtons registration={registration} />
        </>
      )}
    </li>
  )
}

const Registrations = ({ status }: { status: DeskRegistration['status'] }) => {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    registrationsQuery(status),
  )
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0)
    return <EmptyState title={m.desk_school_none_title()} text={m.desk_school_none_text()} />
  return (
    <>
      <ul className={list}>
        {rows.map((registration) => (
          <Registration key={registration.id} registration={registration} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={more}>
          <Button tone="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.desk_school_more()}
          </Button>
        </div>
      )}
    </>
  )
}

/** Schools that people registered, and the decision about each (DSK-14). */
export const SchoolRegistrationsPage = () => {
  const { status = 'waiting' } = useSearch({ strict: false }) as SchoolRegistrationsSearch
  const navigate = useNavigate()
  return (
    <>
      <Heading>{m.desk_school_list_title()}</Heading>
      <p className={lead}>{m.desk_school_list_text()}</p>
      <div className={choice}>
        <SelectField
          label={m.desk_school_status()}
          value={status}
          options={registrationStatuses.map((value) => ({ value, label: statusNames[value]() }))}
          onChange={({ target }) =>
            void navigate({
              to: '/school-registrations',
              search: { status: target.value },
            } as never)
          }
        />
      </div>
      <Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
        <Registrations status={status} />
      </Suspense>
    </>
  )
}
