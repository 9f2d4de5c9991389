import { type ReactNode, Suspense } from 'react'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

const words = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

type SchoolPageProps = {
	title: string
	lead: string
	children: ReactNode
}

/** A page of a school with its heading and its purpose. */
export const SchoolPage = ({ title, lead, children }: SchoolPageProps) => (
	<>
		<Heading>{title}</Heading>
		<p className={words}>{lead}</p>
		<Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>
	</>
)
