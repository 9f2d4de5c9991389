import { useRouter } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { useProcesses } from '#processes/processes.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { Button } from '#ui/action/button.tsx'

/**
 * Opens the report dialog about a post (by its slug) or a comment (by its id); signed out, login
 * first.
 */
export const ReportButton = (props: {
	kind: 'post' | 'comment'
	subject: string
	title: string
}) => {
	const { kind, subject, title } = props
	const processes = useProcesses()
	const router = useRouter()
	const { signedIn } = useViewer()
	const open = () =>
		signedIn
			? processes.modals.send({
					type: 'modal.opened',
					modal: { kind: 'report', params: { kind, subject } },
				})
			: askLogin(processes, { returnTo: router.state.location.href, action: 'visit' })
	return (
		<Button
			tone="quiet"
			size="sm"
			onClick={open}
			aria-label={m.community_of({ word: m.community_report(), title })}
		>
			<Flag aria-hidden="true" />
			{m.community_report()}
		</Button>
	)
}
