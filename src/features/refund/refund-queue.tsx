import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { api } from '#api/client.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { REFUND_WORDS } from '#machines/refund-request/refund-request.rules.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { rupees } from '#ui/rupees.ts'
import { TextArea } from '#ui/text-area.tsx'
import { openRefundsQuery, type RefundEntry, refundsKey } from './refund.queries.ts'
import { reasonWords } from './refund-words.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const title = css({ textStyle: 'title' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

const useDecision = (id: string) => {
  const queryClient = useQueryClient()
  return useFormSubmission({
    name: `refund-decision.${id}`,
    fresh: true,
    submit: async ({ decision, words = '' }, signal) => {
      const body = { decision: decision === 'approve' ? 'approve' : 'refuse', words } as const
      const params = { path: { id } }
      await api.POST('/refund-requests/{id}/decision', { params, body, signal })
      await queryClient.invalidateQueries({ queryKey: refundsKey })
    },
    checks: { decision: 'required' },
    given: { decision: '', words: '' },
    keepsReceipt: false,
  })
}

const Item = ({ entry }: { entry: RefundEntry & { buyer: string } }) => {
  const form = useDecision(entry.id)
  const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const words = useSelector(form, (snapshot) => snapshot.context.draft.words ?? '')
  const decide = (value: string) => {
    form.send({ type: 'field.changed', field: 'decision', value })
    form.send({ type: 'form.submitted' })
  }
  return (
    <li className={cx(panel({ pad: true }), sheet)}>
      <h2 className={title}>{entry.titles.join(', ')}</h2>
      <p className={note}>
        {`${entry.buyer} · ${entry.receipt_number} · ${rupees(entry.amount)} · ${m.refund_on_asked({ date: dateAndTime(entry.asked_at) })}`}
      </p>
      <p>
        {entry.reason && reasonWords[entry.reason]()}
        {entry.words && `: ${entry.words}`}
      </p>
      <TextArea
        label={m.refund_queue_answer()}
        hint={m.refund_queue_answer_hint()}
        value={words}
        maxLength={REFUND_WORDS}
        onChange={({ target: { value } }) =>
          form.send({ type: 'field.changed', field: 'words', value })
        }
      />
      {failed && (
        <Notice kind="warning">
          {words.trim() ? m.refund_queue_failed() : m.refund_queue_missing()}
        </Notice>
      )}
      <div className={row}>
        <Button busy={busy} onClick={() => decide('approve')}>
          {m.refund_queue_approve({ amount: rupees(entry.amount) })}
        </Button>
        <Button tone="outline" busy={busy} onClick={() => decide('refuse')}>
          {m.refund_queue_refuse()}
        </Button>
      </div>
    </li>
  )
}

/** What customer success has to decide, the longest waiting first (INV-03). */
export const RefundQueue = () => {
  const { data } = useSuspenseQuery(openRefundsQuery)
  if (data.length === 0) return <EmptyState title={m.refund_queue_none()} />
  return (
    <ul className={sheet}>
      {data.map((entry) => (
        <Item key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
