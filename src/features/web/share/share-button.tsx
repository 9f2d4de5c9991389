import Share2 from 'lucide-react/icons/share-2'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { Button } from '#ui/action/button.tsx'

/** Opens the share modal of a page (SHR-01). */
export const ShareButton = ({
	kind,
	id,
	title,
	path,
	label,
	quiet,
}: {
	kind: string
	id: string
	title: string
	path: string
	/** Instead of Share. */
	label?: string
	/** Among smaller actions of an entry in a list. */
	quiet?: boolean
}) => {
	const { modals } = useProcesses()
	const open = () =>
		modals.send({
			type: 'modal.opened',
			modal: {
				kind: 'share',
				params: { kind, id, title, url: new URL(path, location.origin).href },
			},
		})
	return (
		<Button tone={quiet ? 'quiet' : 'outline'} size={quiet ? 'sm' : 'md'} onClick={open}>
			<Share2 aria-hidden="true" />
			{label ?? m.modal_share()}
		</Button>
	)
}
