import { lazy, Suspense } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Progress } from '#ui/progress.tsx'
import { Rating } from '#ui/rating.tsx'
import type { Reviewed } from './review.types.ts'

const ReportReview = lazy(async () => ({
  default: (await import('./report-review.tsx')).ReportReview,
}))

const columns = css({
  display: 'grid',
  gap: '6',
  md: { gridTemplateColumns: '[14rem minmax(0, 1fr)]' },
})
const bar = css({
  display: 'grid',
  gridTemplateColumns: '[3rem 1fr 2.5rem]',
  gap: '2',
  alignItems: 'center',
  textStyle: 'note',
  fontVariantNumeric: 'tabular-nums',
})
const mean = css({ textStyle: 'display' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const who = css({ textStyle: 'small', color: 'ink.muted' })

/** How it was received: the mean, its spread from five stars to one, and words; who is signed in can report those (REV-01). */
export const Reviews = ({ resource, canReport }: { resource: Reviewed; canReport: boolean }) => {
  const counts = [...resource.rating_counts].map((count, i) => ({ stars: i + 1, count })).reverse()
  const total = Math.max(1, resource.reviews)
  return (
    <div className={columns}>
      <div>
        <p className={mean}>{resource.average_rating.toFixed(1)}</p>
        <Rating value={resource.average_rating} count={resource.reviews} />
        {counts.map(({ stars, count }) => (
          <div key={stars} className={bar}>
            <span>{m.review_stars({ stars })}</span>
            <Progress value={(count / total) * 100} label={m.review_stars({ stars })} />
            <span>{count}</span>
          </div>
        ))}
      </div>
      <ul className={list}>
        {resource.review_list.map((review) => (
          <li key={review.id}>
            <Rating value={review.rating} />
            <p>{review.body}</p>
            <p className={who}>
              {[review.author_name, review.author_place].filter(Boolean).join(', ')} ·{' '}
              {shortDate(review.created_at)}
            </p>
            {canReport && (
              <Suspense>
                <ReportReview review={review} resourceId={resource.id} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
