import type { CallBack } from '#openapi/v1.gen.ts'
import type { CallBackRow } from './call-back.store.ts'

/** A call-back request as customer success sees it. */
export const callBackAnswer = (
	{ callBack: row, owner }: CallBackRow,
	callerId: string,
): CallBack => ({
	id: row.id,
	full_name: row.fullName,
	school: row.schoolName,
	email: row.email,
	mobile: row.mobile,
	preferred_day: row.preferredDay,
	preferred_time: row.preferredTime,
	purpose: row.purpose,
	page: row.currentUrl,
	asked_at: row.createdAt.toISOString(),
	state: row.state,
	owner: owner && { name: owner.name, is_caller: owner.id === callerId },
	note: row.note,
	waiting: row.sheetKey !== null,
	version: row.version,
	updated_at: row.updatedAt.toISOString(),
})
