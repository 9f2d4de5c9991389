import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { Button } from '#ui/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog.tsx'

/** The slide-over with the filters; Apply closes it (FLT-07). */
export const FilterSheet = ({
  onClose,
  children,
}: {
  onClose: (reason: DialogReason) => void
  children: ReactNode
}) => (
  <Dialog
    size="drawer"
    title={m.filter_title()}
    onClose={onClose}
    foot={
      <Button wide onClick={() => onClose('button')}>
        {m.filter_apply()}
      </Button>
    }
  >
    {children}
  </Dialog>
)
