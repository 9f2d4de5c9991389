import type { ResourceData } from '#features/catalogue/resource/resource.types.ts'
import { resourceFacts } from '#features/catalogue/resource/resource-head.ts'
import { missingHead } from '#routes/-read/missing-head.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { listOf } from './list-of.ts'

/** The head of a resource, course or bundle; of the page that says that there is none. */
export const resourceHead = (origin: string, resource: ResourceData | undefined) => {
	if (!resource) return missingHead(origin)
	const { to, label } = listOf(resource.course_type)
	return pageHead(origin, resourceFacts(origin, resource, { path: to, label: label() }))
}
