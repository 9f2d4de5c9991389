import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { removeDemo } from './remove-demo.service.ts'
import { describeSetup, storeSettings } from './shop-setup.service.ts'
import { chooseContent } from './starting-content.service.ts'
import { checkTestPayment, openTestPayment, sendTestMail } from './try-setup.service.ts'

/** DSK-01: the settings of the shop, tried where they are made. */
export const shopSetupHandlers = (deps: PaymentDeps): Handlers => ({
	showSetup: () => describeSetup(deps),
	storeSettings: (call) => storeSettings(deps, requireAccount(call), call.body),
	chooseContent: (call) => chooseContent(deps, requireAccount(call), call.body.content),
	removeDemo: (call) => removeDemo(deps, requireAccount(call)),
	sendTestMail: (call) => sendTestMail(deps, requireAccount(call)),
	openTestPayment: (call) => openTestPayment(deps, requireAccount(call), call.body.provider),
	checkTestPayment: (call) => checkTestPayment(deps, requireAccount(call), call.params.id),
})
