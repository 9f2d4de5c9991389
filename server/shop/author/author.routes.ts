import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	applyAsAuthor,
	decideApplication,
	listApplications,
	ownApplication,
	withdrawApplication,
} from './application.service.ts'
import {
	listAuthored,
	listAuthors,
	listShares,
	readAuthor,
	savePayee,
	setRate,
} from './author.service.ts'
import { decidePayout, listPayouts, preparePayout } from './payout.service.ts'

/** DSK-21, DSK-22: teachers apply to teach, and have a share that is paid out. */
export const authorHandlers = (deps: Deps): Handlers => ({
	getAuthorApplication: (call) => ownApplication(deps.db, requireAccount(call)),
	applyAsAuthor: (call) => applyAsAuthor(deps, requireAccount(call), call.body),
	withdrawAuthorApplication: (call) =>
		withdrawApplication(deps, requireAccount(call), call.params.id),
	listAuthorApplications: (call) => listApplications(deps, call.query),
	decideAuthorApplication: (call) =>
		decideApplication(deps, requireAccount(call), call.params.id, call.body),
	listAuthors: (call) => listAuthors(deps, call.query),
	readAuthor: (call) => readAuthor(deps, requireAccount(call), call.params.id),
	setAuthorRate: (call) => setRate(deps, requireAccount(call), call.params.id, call.body),
	listAuthored: (call) => listAuthored(deps.db, requireAccount(call), call.params.id, call.query),
	listShares: (call) => listShares(deps.db, requireAccount(call), call.params.id, call.query),
	saveOwnPayee: (call) => savePayee(deps, requireAccount(call), call.body),
	listPayouts: (call) => listPayouts(deps, requireAccount(call), call.query),
	preparePayout: (call) => preparePayout(deps, requireAccount(call), call.params.id, call.body),
	decidePayout: (call) => decidePayout(deps, requireAccount(call), call.params.id, call.body),
})
