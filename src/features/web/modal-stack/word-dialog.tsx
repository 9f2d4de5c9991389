import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'

type WordProps = { title: string; text: string; onClose: (reason: DialogReason) => void }

/** A modal that says one thing: no access, or not yet here (MOD-01). */
export const WordDialog = ({ title, text, onClose }: WordProps) => (
	<Dialog
		size="sm"
		title={title}
		onClose={onClose}
		foot={<Button onClick={() => onClose('button')}>{m.app_ok()}</Button>}
	>
		<p>{text}</p>
	</Dialog>
)
