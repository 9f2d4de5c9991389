import { type ReactNode, Suspense } from 'react'
import { Heading } from '#ui/layout/heading.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

type SchoolPageProps = {
	title: string
	lead: string
	children: ReactNode
}

/** A page of a school with its heading and its purpose. */
export const SchoolPage = ({ title, lead, children }: SchoolPageProps) => (
	<>
		<Heading>{title}</Heading>
		<p className={lead4}>{lead}</p>
		<Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>
	</>
)
