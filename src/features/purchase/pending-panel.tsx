import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Spinner } from '#ui/spinner.tsx'

const look = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  py: '8',
  textAlign: 'center',
})
const title = css({ textStyle: 'title', display: 'flex', alignItems: 'center', gap: '3' })
const text = css({ color: 'ink.muted', maxW: 'prose' })

/** Nobody has confirmed the payment yet: it is asked about again and again, and may be left alone (PAY-01). */
export const PendingPanel = () => (
  <div className={look} role="status">
    <p className={title}>
      <Spinner />
      {m.payment_pending()}
    </p>
    <p className={text}>{m.payment_pending_text()}</p>
  </div>
)
