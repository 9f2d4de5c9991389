import { createSharedRuns, type SharedRuns } from '#server/platform/cache/shared-runs.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as service from './draft.service.ts'
import { importResources, listResourceImports, undoResourceImport } from './draft-import.service.ts'
import { moveDraftBy } from './move-draft.service.ts'
import { previewDraft } from './publish.service.ts'

/** DSK-07: resources are written, reviewed and published. */
export const draftHandlers = (deps: Deps, share: SharedRuns = createSharedRuns()): Handlers => ({
	listDrafts: (call) => service.listDrafts({ ...deps, share }, requireAccount(call), call.query),
	listResourceImports: () => listResourceImports(deps.db),
	importResources: (call) => importResources(deps, requireAccount(call), call.params.id, call.body),
	undoResourceImport: (call) => undoResourceImport(deps, requireAccount(call), call.params.id),
	createDraft: (call) => service.createDraft(deps, requireAccount(call), call.body),
	readDraft: (call) => service.readDraft(deps, requireAccount(call), call.params.resource_id),
	saveDraft: (call) =>
		service.saveDraft(deps, requireAccount(call), call.params.resource_id, call.body),
	moveDraft: (call) => moveDraftBy(deps, requireAccount(call), call.params.resource_id, call.body),
	previewDraft: (call) => previewDraft(deps, requireAccount(call), call.params.resource_id),
	listDraftVersions: (call) =>
		service.listVersions(deps, requireAccount(call), call.params.resource_id),
	readDraftVersion: (call) => {
		const { resource_id: id, number } = call.params
		return service.readVersion(deps, requireAccount(call), id, number)
	},
})
