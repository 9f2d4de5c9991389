import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import type { CallBackFailure } from '#machines/school/call-back/call-back.types.ts'
import type {
	CallBackDraft,
	CallBackFault,
	CallBackPurpose,
	RequiredField,
} from '#machines/school/call-back/call-back-draft.rules.ts'

/** The purposes as they are read; what is sent stays English (CBK-03). */
export const purposeNames: Record<CallBackPurpose, () => string> = {
	'Teacher Assessment': m.callback_purpose_assessment,
	'Teacher Training': m.callback_purpose_training,
	'Vidya For Schools Subscriptions': () => m.callback_purpose_subscriptions({ brand: brand() }),
	Others: m.callback_purpose_others,
	'Other (please specify)': m.callback_purpose_other,
}

/** The days as they are read. */
export const dayNames: Record<CallBackDraft['preferredDay'], () => string> = {
	Monday: m.callback_day_monday,
	Tuesday: m.callback_day_tuesday,
	Wednesday: m.callback_day_wednesday,
	Thursday: m.callback_day_thursday,
	Friday: m.callback_day_friday,
	Saturday: m.callback_day_saturday,
	Sunday: m.callback_day_sunday,
}

const missing: Record<RequiredField, () => string> = {
	fullName: m.callback_missing_full_name,
	schoolName: m.callback_missing_school_name,
	email: m.callback_missing_email,
	mobile: m.callback_missing_mobile,
	purpose: m.callback_missing_purpose,
}

/** Returns the message of a form's error, in one line (CBK-02). */
export const faultWords = (fault: CallBackFault): string => {
	if (fault.kind === 'email') return m.callback_email_invalid()
	if (fault.kind === 'mobile') return m.callback_mobile_invalid()
	return `${fault.fields.map((field) => missing[field]()).join('. ')}.`
}

/** Why it was not sent; the server's own words as they are (CBK-05). */
export const failureWords = (failure: CallBackFailure): string => {
	if (failure.kind === 'refused') return failure.detail
	return failure.kind === 'failed' ? m.callback_failed() : m.callback_unreachable()
}
