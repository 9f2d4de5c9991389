import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { useKeptForm } from '#processes/form-submission/use-form-submission.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { Section } from '#ui/layout/section.tsx'
import { ContactFields } from './contact-fields.tsx'
import { CONTACT } from './use-contact-form.ts'

/**
 * Form for a message to the shop (PRI-02); it restarts when the account is known, or a stored draft
 * is found.
 */
export const ContactForm = () => {
	const { signedIn } = useViewer()
	const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
	const isKept = useKeptForm(CONTACT)
	return (
		<Section id="write" title={m.contact_write()}>
			<ContactFields
				key={`${account?.id} ${isKept}`}
				given={{ name: account?.displayName ?? '', email: account?.email ?? '' }}
				fresh={!isKept}
			/>
		</Section>
	)
}
