import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { dialog } from '#styled/recipes'
import { IconButton } from './icon-button.tsx'
import { keepFocus } from './keep-focus.ts'
import { useModal } from './use-modal.ts'

export type DialogReason = 'escape' | 'overlay' | 'button'

export type DialogProps = {
  title: ReactNode
  children: ReactNode
  /** Buttons that stay in sight below. */
  foot?: ReactNode
  /** MOD-02; `drawer` is the slide-over of the filters. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'drawer'
  /** False hides it with everything typed kept, for example while a payment widget is on top. */
  open?: boolean
  /** False while closing would lose something: no button, no Escape, no overlay. */
  closable?: boolean
  onClose: (reason: DialogReason) => void
}

const heading = css({ outline: '[none]' })

/** A modal on the native dialog: focus kept inside and given back; Escape and the overlay close it (MOD-02). */
export const Dialog = (props: DialogProps) => {
  const { title, children, foot, size, open = true, closable = true, onClose } = props
  const id = useId()
  const look = dialog({ size })
  const ref = useModal(open)
  const ask = (reason: DialogReason) => closable && onClose(reason)
  return (
    <dialog
      ref={ref}
      className={look.root}
      aria-labelledby={id}
      onKeyDown={keepFocus}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        ask('escape')
      }}
      onPointerDown={(event) => event.target === event.currentTarget && ask('overlay')}
    >
      <header className={look.head}>
        <h2 className={`${look.title} ${heading}`} id={id} tabIndex={-1}>
          {title}
        </h2>
        {closable && (
          <IconButton label={m.app_close()} onClick={() => onClose('button')}>
            <X />
          </IconButton>
        )}
      </header>
      <div className={look.body}>{children}</div>
      {foot && <footer className={look.foot}>{foot}</footer>}
    </dialog>
  )
}
