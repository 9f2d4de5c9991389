import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as mails from './mail-text.service.ts'

/** 28.3: the words of mails, written in the desk. */
export const mailTextHandlers = (deps: Deps): Handlers => ({
	listMails: () => mails.listMails(deps),
	readMail: ({ params }) => mails.readMail(deps, params),
	saveMail: (call) => mails.saveMail(deps, requireAccount(call), call.params, call.body),
	resetMail: (call) => mails.resetMail(deps, requireAccount(call), call.params, call.query.version),
	tryMail: (call) => mails.tryMail(deps, requireAccount(call), call.params, call.body),
})
