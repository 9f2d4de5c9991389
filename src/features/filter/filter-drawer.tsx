import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'

const small = css({ hideFrom: 'lg', flexShrink: '0' })
const word = css({ hideBelow: 'sm' })
const FilterSheet = lazy(async () => ({
  default: (await import('./filter-sheet.tsx')).FilterSheet,
}))

/** Opens the filters as a slide-over on small screens (CAT-03); `count` says how many are set. */
export const FilterDrawer = ({ children, count }: { children: ReactNode; count: number }) => {
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
        <Suspense>
          <FilterSheet onClose={() => setOpen(false)}>{children}</FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
