import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SchoolGate } from '#features/school/school-gate.tsx'
import { AreaBody } from '#features/school-area/area-body.tsx'
import { m } from '#i18n/messages'
import { isSchoolArea } from '#machines/sidebar-sections/school-areas.rules.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/heading.tsx'
import { pageHead } from '#ui/page-head.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { readPageOnly } from './-read-page.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Area = () => {
  const { area, title, lead: words } = Route.useLoaderData()
  const { page = 1 } = Route.useSearch()
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <SchoolGate>
        {(_, roles) => (
          <>
            <Heading>{title}</Heading>
            <p className={lead}>{words}</p>
            <AreaBody area={area} title={title} page={page} isMain={roles.includes('main_poc')} />
          </>
        )}
      </SchoolGate>
    </Suspense>
  )
}

/** The areas of a school that list what its teachers do (SCH-01, SCH-08). */
export const Route = createFileRoute('/profile/$area')({
  validateSearch: readPageOnly,
  loader: async ({ params: { area } }) => {
    if (!isSchoolArea(area)) throw notFound()
    const { areaTitles } = await import('#features/school-area/area-titles.ts')
    const { title, lead } = areaTitles[area]
    return { area, title: title(), lead: lead() }
  },
  head: ({ loaderData, match }) =>
    pageHead(match.context.origin, {
      title: loaderData?.title ?? m.school_sider(),
      noindex: true,
    }),
  component: Area,
})
