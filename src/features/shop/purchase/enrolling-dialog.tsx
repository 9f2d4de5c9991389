import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Spinner } from '#ui/display/spinner.tsx'

const look = css({ display: 'flex', alignItems: 'center', gap: '3', py: '4', textStyle: 'title' })

/** While one press enrols: `Registering...` and nothing to fill in (PUR-04). */
export const EnrollingDialog = () => (
	<Dialog title={m.purchase_enroll_title()} closable={false} onClose={() => undefined}>
		<p className={look} role="status">
			<Spinner />
			{m.purchase_registering()}
		</p>
	</Dialog>
)
