import { useLoaderData, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SchoolGate } from '#features/school/school-gate.tsx'
import { AreaBody } from '#features/school-area/area-body.tsx'
import type { SchoolArea } from '#machines/sidebar-sections/school-areas.rules.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** What the page of an area is told by its loader. */
export type SchoolAreaFacts = { area: SchoolArea; title: string; lead: string }

const words = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

/** The page of an area of a school. */
const SchoolAreaPage = () => {
  const { area, title, lead } = useLoaderData({ strict: false }) as SchoolAreaFacts
  const { page = 1 } = useSearch({ strict: false }) as { page?: number }
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <SchoolGate>
        {(_, roles) => (
          <>
            <Heading>{title}</Heading>
            <p className={words}>{lead}</p>
            <AreaBody area={area} title={title} page={page} isMain={roles.includes('main_poc')} />
          </>
        )}
      </SchoolGate>
    </Suspense>
  )
}

export default SchoolAreaPage
