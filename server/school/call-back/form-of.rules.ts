import type { NewCallBack } from './call-back.store.ts'

/** The form as it was sent, for the sheet-storage service. */
export const formOf = (row: NewCallBack) => ({
	fullName: row.fullName,
	schoolName: row.schoolName,
	email: row.email,
	mobile: row.mobile,
	preferredDay: row.preferredDay,
	preferredTime: row.preferredTime,
	purpose: row.purpose,
	currentUrl: row.currentUrl,
	timestamp: row.timestamp,
})
