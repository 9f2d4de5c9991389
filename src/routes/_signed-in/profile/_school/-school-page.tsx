import { type ReactNode, Suspense } from 'react'
import { SchoolGate } from '#features/people/school/school-gate.tsx'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

const words = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

type SchoolPageProps = {
  title: string
  lead: string
  /** What the page shows to somebody who acts for a school, by their roles. */
  children: (roles: readonly string[]) => ReactNode
}

/** A page of a school with its heading and what it is for; who acts for none is told so. */
export const SchoolPage = ({ title, lead, children }: SchoolPageProps) => (
  <Suspense fallback={<Skeleton height="20rem" />}>
    <SchoolGate>
      {(_, roles) => (
        <>
          <Heading>{title}</Heading>
          <p className={words}>{lead}</p>
          <Suspense fallback={<Skeleton height="20rem" />}>{children(roles)}</Suspense>
        </>
      )}
    </SchoolGate>
  </Suspense>
)
