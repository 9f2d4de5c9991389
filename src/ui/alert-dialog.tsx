import { type ReactNode, useId } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { dialog } from '#styled/recipes'
import { Button } from './button.tsx'
import { keepFocus } from './keep-focus.ts'
import { useModal } from './use-modal.ts'

const look = dialog({ size: 'sm' })
const text = css({ color: 'ink.muted' })

type AlertProps = {
  title: string
  text?: ReactNode
  /** The word on the main button; `OK` unless said otherwise. */
  ok?: string
  onOk: () => void
  /** With it there is a way back: a second button and Escape. */
  cancel?: string
  onCancel?: () => void
  busy?: boolean
}

/** Says one thing and waits until it was read; with `cancel` it asks (SES-02, PUR-05). */
export const AlertDialog = (props: AlertProps) => {
  const { title, text: words, ok = m.app_ok(), onOk, cancel, onCancel, busy } = props
  const id = useId()
  const ref = useModal(true)
  const leave = onCancel ?? onOk
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={look.root}
      aria-labelledby={id}
      aria-describedby={words ? `${id}-text` : undefined}
      onKeyDown={keepFocus}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) leave()
      }}
    >
      <header className={look.head}>
        <h2 className={look.title} id={id}>
          {title}
        </h2>
      </header>
      {words && (
        <div className={`${look.body} ${text}`} id={`${id}-text`}>
          {words}
        </div>
      )}
      <footer className={look.foot}>
        {cancel && (
          <Button tone="outline" onClick={leave}>
            {cancel}
          </Button>
        )}
        <Button onClick={onOk} busy={busy} data-autofocus>
          {ok}
        </Button>
      </footer>
    </dialog>
  )
}
