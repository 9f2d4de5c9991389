import { useState } from 'react'
import { api } from '#api/client.ts'
import { createRepeatKey } from '#api/repeat-key.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'

/** Gives a school promo codes, once however often the same is sent (SCH-06). */
export const useCodeGift = (schoolId: string): FormSubmission => {
	const [key] = useState(createRepeatKey)
	return useFormSubmission({
		name: `school-codes.${schoolId}`,
		fresh: false,
		submit: async ({ percent, many, endsOn = '' }, signal) => {
			const body = { percent: Number(percent), voucher_count: Number(many), ends_on: endsOn }
			const params = { path: { id: schoolId }, header: key.headerOf(body) }
			await api.POST('/schools/{id}/vouchers', { params, body, signal })
			key.forget()
		},
		checks: { percent: 'percent', many: 'count', endsOn: 'day' },
		given: { percent: '', many: '', endsOn: '' },
		keepsReceipt: false,
	})
}
