import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { type CallBackEntry, changeCallBack } from './call-back.queries.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })

/** Assignee of a call-back, and the buttons to take or release it (CBK-07). */
export const CallBackOwner = ({ entry }: { entry: CallBackEntry }) => {
  const { id, owner, school } = entry
  const queryClient = useQueryClient()
  const form = useFormSubmission({
    name: `call-back-owner.${id}`,
    fresh: true,
    submit: async (_, signal) => {
      const options = { params: { path: { id } }, signal }
      await changeCallBack(
        queryClient,
        owner?.is_caller
          ? api.DELETE('/call-backs/{id}/owner', options)
          : api.PUT('/call-backs/{id}/owner', options),
      )
    },
    checks: {},
    given: {},
    keepsReceipt: false,
  })
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(form, ({ context }) => context.failure)
  const press = () => {
    form.send({ type: 'form.restarted' })
    form.send({ type: 'form.submitted' })
  }
  const isMine = owner?.is_caller === true
  return (
    <>
      <div className={row}>
        <p>
          {isMine
            ? m.callback_owner_you()
            : owner
              ? m.callback_owner({ name: owner.name })
              : m.callback_owner_nobody()}
        </p>
        {(isMine || !owner) && (
          <Button
            size="sm"
            tone={isMine ? 'quiet' : 'outline'}
            busy={busy}
            aria-label={isMine ? m.callback_leave_of({ school }) : m.callback_take_of({ school })}
            onClick={press}
          >
            {isMine ? m.callback_leave() : m.callback_take()}
          </Button>
        )}
      </div>
      {failure && (
        <Notice kind="warning">
          {failure === 'rejected' ? m.callback_taken() : m.callback_work_failed()}
        </Notice>
      )}
    </>
  )
}
