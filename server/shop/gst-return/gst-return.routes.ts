import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readGstReturn } from './gst-return.service.ts'

/** DSK-16: GST by month. */
export const gstReturnHandlers = (deps: Deps): Handlers => ({
	readGstReturn: ({ query }) => readGstReturn(deps, query.month),
})
