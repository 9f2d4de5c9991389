import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SchoolGate } from '#features/people/school/school-gate.tsx'
import { readAccess, shared } from '#routes/-access/read-access.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const School = () => (
	<Suspense fallback={<Skeleton height="20rem" />}>
		<SchoolGate>
			<Outlet />
		</SchoolGate>
	</Suspense>
)

/**
 * Pages of a school, for its points of contact (SCH-01). Their loaders read ahead if `forSchool`
 * resolves to true.
 */
export const Route = createFileRoute('/_signed-in/profile/_school')({
	beforeLoad: ({ context }) => ({
		forSchool: shared(readAccess(context).then(({ school }) => school !== null)),
	}),
	component: School,
})
