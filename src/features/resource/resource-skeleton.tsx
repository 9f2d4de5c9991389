import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const columns = css({
  display: 'grid',
  gap: '8',
  pt: '8',
  lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]' },
})
const rows = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** The shape of a page that is coming. */
export const ResourceSkeleton = () => (
  <Page>
    <div className={columns} aria-busy="true">
      <VisuallyHidden>{m.app_loading()}</VisuallyHidden>
      <div className={rows}>
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton height="5rem" />
        <Skeleton width="70%" />
        <Skeleton height="12rem" />
      </div>
      <Skeleton height="26rem" />
    </div>
  </Page>
)
