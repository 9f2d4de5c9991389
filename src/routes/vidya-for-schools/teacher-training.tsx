import { createFileRoute } from '@tanstack/react-router'

import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { SchoolsPage } from './-schools-page.tsx'

const TeacherTraining = () => <SchoolsPage text={Route.useLoaderData()} />

export const Route = createFileRoute('/vidya-for-schools/teacher-training')({
	loader: ({ context: { queryClient } }) => readText('vidya-for-schools-training', queryClient),
	head: textHead,
	component: TeacherTraining,
})
