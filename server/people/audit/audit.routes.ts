import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listActs } from './audit.service.ts'

/** DSK-18: the owner reads what staff did. */
export const auditHandlers = ({ db }: Deps): Handlers => ({
	listAudit: ({ query }) => listActs(db, query),
})
