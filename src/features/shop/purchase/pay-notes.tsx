import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'

const note = css({ textStyle: 'note', color: 'ink.muted', textAlign: 'center', w: 'full' })

/** What one should know before paying: who takes the money and when it is given back. */
export const PayNotes = () => (
  <div>
    <p className={note}>{m.purchase_safe()}</p>
    <p className={note}>
      <PlainLink className={link()} to="/refund-policy">
        {m.refund_before_paying()}
      </PlainLink>
    </p>
  </div>
)
