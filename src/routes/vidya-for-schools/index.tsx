import { createFileRoute } from '@tanstack/react-router'
import { Statistics } from '#features/web/page/statistics.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { SchoolsPage } from './-schools-page.tsx'

const Schools = () => (
  <SchoolsPage text={Route.useLoaderData()}>
    <Statistics />
  </SchoolsPage>
)

export const Route = createFileRoute('/vidya-for-schools/')({
  loader: () => readText('vidya-for-schools'),
  head: textHead,
  component: Schools,
})
