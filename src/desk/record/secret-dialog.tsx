import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { stack4 } from '#ui/look.ts'

const code = css({ fontFamily: '[monospace]', overflowWrap: 'anywhere', userSelect: 'all' })

type SecretProps = { title: string; text: string; secret: string; onClose: () => void }

/** A secret that is shown once (DSK-19, DSK-20). */
export const SecretDialog = ({ title, text, secret, onClose }: SecretProps) => (
	<Dialog
		title={title}
		size="sm"
		onClose={onClose}
		foot={<Button onClick={onClose}>{m.desk_webhook_secret_done()}</Button>}
	>
		<div className={stack4}>
			<p>{text}</p>
			<p className={code}>{secret}</p>
		</div>
	</Dialog>
)
