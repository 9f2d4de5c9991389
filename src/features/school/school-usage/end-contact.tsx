import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { contactsQuery } from './school-area.queries.ts'

/** The button that makes an additional point of contact a teacher again; adding them undoes it. */
export const EndContact = ({ contact }: { contact: components['schemas']['SchoolContact'] }) => {
  const queryClient = useQueryClient()
  const form = useFormSubmission({
    name: `school-contact-end.${contact.id}`,
    fresh: true,
    submit: async (_, signal) => {
      const params = { path: { id: contact.id } }
      await api.DELETE('/school/contacts/{id}', { params, signal })
      await queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey })
    },
    checks: {},
    given: {},
    keepsReceipt: false,
  })
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        busy={busy}
        aria-label={m.area_contact_end_of({ name: contact.name })}
        onClick={() => form.send({ type: 'form.submitted' })}
      >
        {m.area_contact_end()}
      </Button>
      {failed && <Notice kind="warning">{m.area_contact_failed()}</Notice>}
    </>
  )
}
