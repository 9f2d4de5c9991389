import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const small = css({ hideFrom: 'lg', flexShrink: '0' })
const word = css({ hideBelow: 'sm' })

/** The filters as a slide-over on small screens; Apply closes it (CAT-03, FLT-07). */
export const FilterDrawer = ({
  children,
  count,
}: {
  children: ReactNode /** How many are set. */
  count: number
}) => {
  const [open, setOpen] = useState(false)
  return (
    <div className={small}>
      <Button
        tone="outline"
        aria-label={m.filter_open({ count })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        <span className={word}>{m.filter_title()}</span>
        {count > 0 && <span>{count}</span>}
      </Button>
      {open && (
        <Dialog
          size="drawer"
          title={m.filter_title()}
          onClose={() => setOpen(false)}
          foot={
            <Button wide onClick={() => setOpen(false)}>
              {m.filter_apply()}
            </Button>
          }
        >
          {children}
        </Dialog>
      )}
    </div>
  )
}
