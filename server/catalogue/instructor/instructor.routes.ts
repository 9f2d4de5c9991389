import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as desk from './desk-instructor.service.ts'
import { showInstructor } from './instructor.service.ts'

const fileOf = (body: unknown) => (body as { file?: unknown } | undefined)?.file

/** NAV-04: the page of a person who teaches, and 28.3: writing it. */
export const instructorHandlers = (deps: Deps): Handlers => ({
	getInstructor: ({ params, query, account }) =>
		showInstructor(deps.db, account?.id ?? null, { slug: params.slug, ...query }),
	listDeskInstructors: ({ query }) => desk.listDeskInstructors(deps, query),
	changeInstructor: (call) =>
		desk.changeInstructor(deps, requireAccount(call), call.params.id, call.body),
	uploadInstructorPicture: (call) =>
		desk.uploadInstructorPicture(
			deps,
			requireAccount(call),
			call.params.id,
			fileOf(call.request.body),
		),
	removeInstructorPicture: (call) =>
		desk.removeInstructorPicture(deps, requireAccount(call), call.params.id),
})
