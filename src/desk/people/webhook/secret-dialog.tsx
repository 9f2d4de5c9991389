import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const code = css({ fontFamily: '[monospace]', overflowWrap: 'anywhere', userSelect: 'all' })

/** The secret of a webhook, which is shown once (DSK-20). */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    title={m.desk_webhook_secret_title()}
    size="sm"
    onClose={onClose}
    foot={<Button onClick={onClose}>{m.desk_webhook_secret_done()}</Button>}
  >
    <div className={sheet}>
      <p>{m.desk_webhook_secret_text()}</p>
      <p className={code}>{secret}</p>
    </div>
  </Dialog>
)
