import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { givenQuery } from './nomination.queries.ts'
import { NominationRow, NotChanged } from './nomination-row.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const Withdraw = ({ id }: { id: string }) => {
  const queryClient = useQueryClient()
  const ref = useFormSubmission({
    name: `nomination-withdrawal.${id}`,
    fresh: true,
    keepsReceipt: false,
    given: {},
    checks: {},
    submit: async (_, signal) => {
      const params = { path: { id } }
      await api.POST('/user/parent-nominations/{id}/withdrawal', { params, signal })
      await queryClient.invalidateQueries({ queryKey: givenQuery.queryKey })
    },
  })
  const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
  return (
    <div>
      <Button tone="quiet" busy={busy} onClick={() => ref.send({ type: 'form.submitted' })}>
        {m.nomination_withdraw()}
      </Button>
      <NotChanged of={ref} />
    </div>
  )
}

/** A parent's nominations with their results (PRF-01). */
export const GivenNominations = () => {
  const { data } = useSuspenseQuery(givenQuery)
  if (data.length === 0) return <EmptyState title={m.nomination_given_none()} />
  return (
    <ul className={list}>
      {data.map((nomination) => (
        <NominationRow
          key={nomination.id}
          nomination={nomination}
          heading={nomination.teacher_name}
        >
          {nomination.status === 'sent' && <Withdraw id={nomination.id} />}
        </NominationRow>
      ))}
    </ul>
  )
}
