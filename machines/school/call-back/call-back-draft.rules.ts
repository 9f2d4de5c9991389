/** CBK-03: purposes as they are sent. The last one is replaced by the text of its box. */
export const purposes = [
	'Teacher Assessment',
	'Teacher Training',
	'Vidya For Schools Subscriptions',
	'Others',
	'Other (please specify)',
] as const

/** The purpose whose own text is sent in its place. */
export const OTHER: CallBackPurpose = 'Other (please specify)'

export const preferredDays = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const

/** CBK-04: hours in Indian time. */
export const preferredTimes = [
	'9am-10am',
	'10am-11am',
	'11am-12pm',
	'12pm-1pm',
	'1pm-2pm',
	'2pm-3pm',
	'3pm-4pm',
	'4pm-5pm',
] as const

export type CallBackPurpose = (typeof purposes)[number]

/** The form as it is typed. */
export type CallBackDraft = {
	fullName: string
	schoolName: string
	email: string
	mobile: string
	preferredDay: (typeof preferredDays)[number]
	preferredTime: (typeof preferredTimes)[number]
	purpose: CallBackPurpose | ''
	/** The purpose in own words; empty unless the last purpose is chosen. */
	ownPurpose: string
}

/** Values of the request; the page's address and the time are added when it is sent. */
export type CallBackValues = Omit<CallBackDraft, 'purpose' | 'ownPurpose'> & { purpose: string }

/** Longest texts, in characters, as openapi/v1.yaml says. */
export const callBackLimits = {
	fullName: 120,
	schoolName: 200,
	email: 254,
	mobile: 40,
	ownPurpose: 500,
} as const

/** Nothing typed yet (CBK-04: Monday, 9am-10am). */
export const emptyCallBack: CallBackDraft = {
	fullName: '',
	schoolName: '',
	email: '',
	mobile: '',
	preferredDay: 'Monday',
	preferredTime: '9am-10am',
	purpose: '',
	ownPurpose: '',
}

/** A field that must be filled in; `purpose` is missing too while its box is empty. */
export type RequiredField = 'fullName' | 'schoolName' | 'email' | 'mobile' | 'purpose'

/** In the order in which they are named. */
export const requiredFields = [
	'fullName',
	'schoolName',
	'email',
	'mobile',
	'purpose',
] as const satisfies readonly RequiredField[]

/** Error of a form; never reports empty fields and a wrong pattern together. */
export type CallBackFault =
	| { kind: 'missing'; fields: RequiredField[] }
	| { kind: 'email' }
	| { kind: 'mobile' }
