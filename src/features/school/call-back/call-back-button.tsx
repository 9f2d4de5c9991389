import Phone from 'lucide-react/icons/phone'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { Button } from '#ui/action/button.tsx'

/** Opens the call-back form (CBK-01). */
export const CallBackButton = () => {
	const { modals } = useProcesses()
	return (
		<Button onClick={() => modals.send({ type: 'modal.opened', modal: { kind: 'callBack' } })}>
			<Phone aria-hidden="true" />
			{m.callback_button()}
		</Button>
	)
}
