import {
	buyCart,
	enrolFreely,
	fillCartAndSignIn,
	findResource,
	readInvoice,
	signOutByMenu,
} from '../support/journeys/purchase-journey.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { test } from '../support/test.ts'

test('CAT-01 CAT-04 CRD-01 CRD-02 CRT-01 CRT-02 CRT-03 INV-01 INV-02 PRM-03 PUR-05 SES-01 SES-02 a teacher finds, buys, reads the invoice, enrols and logs out', async ({
	page,
}) => {
	test.slow()
	const isQuiet = quietConsole(page)
	await findResource(page)
	const titles = await fillCartAndSignIn(page)
	await buyCart(page, titles)
	await readInvoice(page, titles)
	await enrolFreely(page)
	await signOutByMenu(page)
	isQuiet()
})
