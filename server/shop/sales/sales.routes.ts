import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readSales } from './sales.service.ts'

/** DSK-17: what was sold. */
export const salesHandlers = ({ db }: Deps): Handlers => ({
	readSales: ({ query }) => readSales(db, query),
})
