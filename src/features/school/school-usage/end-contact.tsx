import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { SchoolContact } from '#openapi/v1.gen.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { useContactEnd } from './use-contact-end.ts'

/** The button that makes an additional point of contact a teacher again; adding them undoes it. */
export const EndContact = ({ contact }: { contact: SchoolContact }) => {
	const form = useContactEnd(contact)
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
