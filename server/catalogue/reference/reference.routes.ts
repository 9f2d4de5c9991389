import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	getReference,
	listReferenceOptions,
	listSchoolOptions,
	listTeacherOptions,
	listTrackOptions,
	listVoucherOptions,
} from './reference.service.ts'
import * as entries from './reference-entry.service.ts'

/** SES-04, FLD-05: reference lists and paged selects. */
export const referenceHandlers = (deps: Deps): Handlers => {
	const { db } = deps
	return {
		getReference: () => getReference(deps),
		listOptions: ({ params, query }) => listReferenceOptions(db, params.list, query),
		listTeacherOptions: (call) => listTeacherOptions(db, requireAccount(call), call.query),
		listVoucherOptions: (call) => listVoucherOptions(db, requireAccount(call), call.query),
		listTrackOptions: ({ query }) => listTrackOptions(db, query),
		listSchoolOptions: ({ query }) => listSchoolOptions(db, query),
		listReferenceEntries: ({ params }) => entries.listReferenceEntries(db, params.list),
		addReferenceEntries: (call) =>
			entries.addReferenceEntries(deps, requireAccount(call), call.params.list, call.body.names),
		changeReferenceEntry: (call) =>
			entries.changeReferenceEntry(deps, requireAccount(call), call.params, call.body),
	}
}
