import { useState } from 'react'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ShareKind } from './share-kind.ts'
import { shareTargets } from './share-targets.ts'

type ShareProps = {
  /** What is shared, for the title and the points. */
  kind: ShareKind
  id: string
  title: string
  url: string
  signedIn: boolean
  onClose: (reason: DialogReason) => void
}

const row = css({
  display: 'flex',
  gap: '2',
  alignItems: 'flex-end',
  '& > :first-child': { flexGrow: '1' },
})
const places = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '4' })
const titles = {
  course: m.modal_share_course,
  resource: m.modal_share_resource,
  bundle: m.modal_share_bundle,
  quiz: m.modal_share_quiz,
}

/** A read-only link to copy, and five places to share it (SHR-01); courses earn points when signed in (SHR-02). */
export const ShareDialog = ({ kind, id, title, url, signedIn, onClose }: ShareProps) => {
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState(false)
  const shared = () => {
    if (!signedIn || kind !== 'course') return
    api
      .POST('/vidya-points/user-activity-points', {
        params: { header: idempotencyKey() },
        body: { activity: 'share_resource', subject_id: id },
      })
      .catch((error: unknown) => console.info('the share was not counted', error))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      shared()
    } catch {
      setRefused(true)
    }
  }
  return (
    <Dialog title={titles[kind]()} onClose={onClose}>
      <div className={row}>
        <TextField
          label={m.modal_share_link()}
          hint={refused && m.modal_share_refused()}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button tone="outline" onClick={copy}>
          {copied ? m.modal_share_copied() : m.modal_share_copy()}
        </Button>
      </div>
      <div className={places}>
        {shareTargets.map((target) => (
          <a
            key={target.id}
            className={button({ tone: 'outline', size: 'sm' })}
            href={target.href(url, title)}
            target="_blank"
            rel="noreferrer"
            onClick={shared}
          >
            {target.name}
          </a>
        ))}
      </div>
    </Dialog>
  )
}
