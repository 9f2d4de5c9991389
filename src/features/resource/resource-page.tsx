import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { panel } from '#styled/recipes'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Page } from '#ui/page.tsx'
import { Picture } from '#ui/picture.tsx'
import { Rating } from '#ui/rating.tsx'
import type { CardData, ResourceData } from './resource.types.ts'
import { ResourceBody } from './resource-body.tsx'
import { ResourceFacts } from './resource-facts.tsx'

const look = sva({
  slots: ['columns', 'head', 'title', 'lead', 'by', 'side', 'cover', 'buy', 'row'],
  base: {
    columns: {
      display: 'grid',
      rowGap: '6',
      alignItems: 'start',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]', columnGap: '10' },
    },
    head: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      pt: '2',
    },
    title: { textStyle: 'page', maxW: '[26ch]' },
    lead: { fontSize: 'lg', lineHeight: 'snug', color: 'ink.muted', maxW: 'prose' },
    by: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', textStyle: 'small' },
    side: { lg: { position: 'sticky', top: '20', gridRow: '[1 / span 2]', gridColumn: '[2]' } },
    cover: { borderTopRadius: 'md', overflow: 'hidden' },
    buy: { display: 'flex', flexDirection: 'column', gap: '5', p: '5' },
    row: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})()

type ResourcePageProps = {
  resource: ResourceData
  /** The list that it belongs to. */
  above: { to: '/learning' | '/courses' | '/bundle-products'; label: string }
  price: ReactNode
  action: ReactNode
  /** Bookmark and share. */
  aside: ReactNode
  reviews: ReactNode
  renderCards: (cards: CardData[]) => ReactNode
}

/** The page of one resource of any type (NAV-04, NAV-05, CRD-01). */
export const ResourcePage = ({
  resource,
  above,
  price,
  action,
  aside,
  reviews,
  renderCards,
}: ResourcePageProps) => (
  <Page>
    <Breadcrumb here={resource.title}>
      <Link to="/">{m.home_title()}</Link>
      <Link to={above.to}>{above.label}</Link>
    </Breadcrumb>
    <div className={look.columns}>
      <header className={look.head}>
        <div className={look.row}>
          <Badge tone="primary">{courseTypeLabel(resource.course_type)}</Badge>
          <Badge>{resource.subject}</Badge>
        </div>
        <h1 className={look.title}>{resource.title}</h1>
        <p className={look.lead}>{resource.summary}</p>
        <div className={look.by}>
          <span>{m.resource_by({ name: resource.temp_instructor_name })}</span>
          {resource.reviews > 0 && (
            <Rating value={resource.average_rating} count={resource.reviews} />
          )}
          {resource.enrolled_count > 0 && (
            <span>{m.resource_enrolled({ count: resource.enrolled_count })}</span>
          )}
        </div>
      </header>
      <div className={look.side}>
        <div className={panel()}>
          <div className={look.cover}>
            <Picture cover={resource.cover} eager sizes="(min-width: 1026px) 352px, 100vw" />
          </div>
          <div className={look.buy}>
            {price}
            {action}
            <ResourceFacts resource={resource} />
            <div className={look.row}>{aside}</div>
          </div>
        </div>
      </div>
      <div>
        <ResourceBody resource={resource} reviews={reviews} renderCards={renderCards} />
      </div>
    </div>
  </Page>
)
