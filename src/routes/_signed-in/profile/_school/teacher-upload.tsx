import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { page, readSearchBy } from '#api/search-fields.ts'
import { InviteForm } from '#features/school/school-teacher/invite-form.tsx'
import { PendingInvitations } from '#features/school/school-teacher/pending-invitations.tsx'
import {
	importsQuery,
	invitationsQuery,
} from '#features/school/school-teacher/school-teacher.queries.ts'
import { ImportList } from '#features/school/school-teacher/teacher-file/import-list.tsx'
import { TeacherImportPanel } from '#features/school/school-teacher/teacher-file/import-panel.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Section } from '#ui/layout/section.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { mutedProse } from '#ui/look.ts'

const fields = readSearchBy({ page })

const Upload = () => {
	const { page: number = 1 } = Route.useSearch()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Heading>{m.teachers_upload()}</Heading>
			<p className={mutedProse}>{m.teachers_upload_lead()}</p>
			<Section title={m.teachers_by_mail()}>
				<InviteForm />
			</Section>
			<Section title={m.teachers_import()}>
				<TeacherImportPanel />
			</Section>
			<Suspense fallback={<Skeleton height="10rem" />}>
				<Section title={m.teachers_pending()}>
					<PendingInvitations page={number} />
				</Section>
				<ImportList />
			</Suspense>
		</Suspense>
	)
}

/** SCH-06, SCH-08: teachers are invited by address and from a file. */
export const Route = createFileRoute('/_signed-in/profile/_school/teacher-upload')({
	validateSearch: (raw): { page?: number } => fields(raw) as { page?: number },
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (!(await forSchool)) return
		void queryClient.prefetchQuery(invitationsQuery(deps.page ?? 1))
		void queryClient.prefetchQuery(importsQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.teachers_upload(),
			page: match.search.page,
			noindex: true,
		}),
	component: Upload,
})
