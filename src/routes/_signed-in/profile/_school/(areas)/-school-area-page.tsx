import { useLoaderData, useSearch } from '@tanstack/react-router'
import type { SchoolArea } from '#domain/people/school-areas.rules.ts'
import { AreaBody } from '#features/school/school-usage/area-body.tsx'
import { SchoolPage } from '#routes/_signed-in/profile/_school/-school-page.tsx'
import { useAccess } from '#routes/-access/use-access.ts'

/** The loader's answer for the page of an area. */
export type SchoolAreaFacts = { area: SchoolArea; title: string; lead: string }

/** The page of an area of a school. */
const SchoolAreaPage = () => {
	const { area, title, lead } = useLoaderData({ strict: false }) as SchoolAreaFacts
	const { has } = useAccess()
	const { page = 1 } = useSearch({ strict: false }) as { page?: number }
	return (
		<SchoolPage title={title} lead={lead}>
			<AreaBody area={area} title={title} page={page} isMain={has('main_poc')} />
		</SchoolPage>
	)
}

export default SchoolAreaPage
