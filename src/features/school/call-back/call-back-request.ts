import { sentAddress } from '#machines/school/call-back/call-back.rules.ts'
import type { CallBackValues } from '#machines/school/call-back/call-back-draft.rules.ts'

/** A call-back request with the page it is made on and the time in India (CBK-01). */
export const requestOf = (values: CallBackValues) => ({
	...values,
	currentUrl: sentAddress(location.href),
	timestamp: new Date().toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' }),
})
