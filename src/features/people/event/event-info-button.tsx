import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { Button } from '#ui/action/button.tsx'

/** Opens the modal with when and where an event is (MOD-01). */
export const EventInfoButton = ({ event }: { event: 'gtm' | 'tpo' }) => {
	const { modals } = useProcesses()
	return (
		<Button
			tone="outline"
			size="sm"
			onClick={() =>
				modals.send({ type: 'modal.opened', modal: { kind: 'eventInfo', params: { event } } })
			}
		>
			{m.event_info()}
		</Button>
	)
}
