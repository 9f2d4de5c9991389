/** A post as it is typed; lists are a line an entry, pay is rupees a month. */
export type JobDraft = {
	title: string
	summary: string
	duties: string
	requirements: string
	language: 'en' | 'hi'
	subject: string
	jobType: string
	jobLevel: string
	city: string
	state: string
	vacancies: string
	experienceYears: string
	payFrom: string
	payTo: string
	/** The last day to apply, YYYY-MM-DD in India. */
	closesOn: string
}

/**
 * The fault of a field: `order` if the maximum pay is below the minimum, `past` for a day in the
 * past.
 */
export type JobFault = 'required' | 'number' | 'order' | 'date' | 'past' | 'far'

export type JobFaults = Partial<Record<keyof JobDraft, JobFault>>

/** Longest texts, in characters, and the range of each number. */
export const jobLimits = {
	title: 120,
	summary: 600,
	lines: 2000,
	city: 80,
	vacancies: { least: 1, most: 500 },
	experienceYears: { least: 0, most: 40 },
	pay: { least: 1000, most: 1_000_000 },
} as const

/** Most days after today that a post may stay open. */
export const MOST_DAYS_OPEN = 365

const DAY_MS = 86_400_000

const numberIn = (text: string, { least, most }: { least: number; most: number }) => {
	const typed = text.trim().replaceAll(',', '')
	return /^\d{1,7}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
		? Number(typed)
		: undefined
}

const faultOfDay = (day: string, today: string): JobFault | null => {
	if (!day.trim()) return 'required'
	const time = Date.parse(`${day}T00:00:00Z`)
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time)) return 'date'
	if (!new Date(time).toISOString().startsWith(day)) return 'date'
	if (day < today) return 'past'
	return time > Date.parse(`${today}T00:00:00Z`) + MOST_DAYS_OPEN * DAY_MS ? 'far' : null
}

const faultOfNumber = (text: string, range: { least: number; most: number }): JobFault | null => {
	if (!text.trim()) return 'required'
	return numberIn(text, range) === undefined ? 'number' : null
}

const faultsOfPay = ({ payFrom, payTo }: JobDraft): JobFaults => {
	if (!payFrom.trim() && !payTo.trim()) return {}
	const from = faultOfNumber(payFrom, jobLimits.pay)
	const to = faultOfNumber(payTo, jobLimits.pay)
	if (from || to) return { ...(from && { payFrom: from }), ...(to && { payTo: to }) }
	const [low, high] = [payFrom, payTo].map((text) => numberIn(text, jobLimits.pay)!)
	return low! > high! ? { payTo: 'order' } : {}
}

const REQUIRED = ['title', 'summary', 'subject', 'jobType', 'jobLevel', 'city', 'state'] as const

/**
 * Returns the errors of a draft; an empty object if there are none. Pay may be left out.
 * @param today YYYY-MM-DD in India
 */
export const jobFaults = (draft: JobDraft, today: string): JobFaults => {
	const faults: JobFaults = {}
	for (const field of REQUIRED) if (!draft[field].trim()) faults[field] = 'required'
	for (const field of ['vacancies', 'experienceYears'] as const) {
		const fault = faultOfNumber(draft[field], jobLimits[field])
		if (fault) faults[field] = fault
	}
	const day = faultOfDay(draft.closesOn, today)
	return { ...faults, ...faultsOfPay(draft), ...(day && { closesOn: day }) }
}

const linesOf = (text: string) =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean)

const paiseOf = (text: string) => {
	const rupees = numberIn(text, jobLimits.pay)
	return rupees === undefined ? null : rupees * 100
}

/**
 * Returns the request for a draft without errors: texts trimmed, lists as lists, pay in paise a
 * month.
 */
export const postingOf = (draft: JobDraft) => ({
	title: draft.title.trim(),
	summary: draft.summary.trim(),
	duties: linesOf(draft.duties),
	requirements: linesOf(draft.requirements),
	language: draft.language,
	subject: draft.subject,
	job_type: draft.jobType,
	job_level: draft.jobLevel,
	city: draft.city.trim(),
	state: draft.state,
	vacancies: Number(draft.vacancies.trim()),
	experience_years: Number(draft.experienceYears.trim()),
	pay_from: paiseOf(draft.payFrom),
	pay_to: paiseOf(draft.payTo),
	closes_on: draft.closesOn,
})
