import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'

const note = css({ textStyle: 'note', color: 'ink.muted', textAlign: 'center', w: 'full' })

/** Notes before paying: the payment provider and the refund rules. */
export const PayNotes = ({ isPlan }: { isPlan: boolean }) => (
	<div>
		<p className={note}>{m.purchase_safe()}</p>
		<p className={note}>
			<PlainLink className={link()} to="/refund-policy">
				{isPlan ? m.refund_before_plan() : m.refund_before_paying()}
			</PlainLink>
		</p>
	</div>
)
