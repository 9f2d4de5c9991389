import { v7 } from 'uuid'
import type { Shared, Stock } from './stock-school.ts'

/** A call; a file is sent as a form. */
export type Aim = {
	path?: Record<string, string>
	query?: Record<string, string>
	body?: object
	file?: string
}

/** Parameters of an operation: `a` has the ids of its path, `b` those of its query and body. */
type AimOf = (a: Stock, b: Stock, shared: Shared) => Aim

const at =
	(name: string, body?: object): AimOf =>
	(a) => ({
		path: { id: a.id[name]! },
		...(body && { body }),
	})
const language = { language: 'en' }
const nothing: AimOf = () => ({})
let people = 0
const invited = (extra: object = {}) => {
	people += 1
	return { email: `nobody-${people}@example.org`, name: 'Nobody', ...extra }
}
const stated = {
	...{
		purchase_order: 'PO',
		state_code: '32',
		business_name: 'Trust',
		address: 'Kottayam, Kerala',
	},
	gstin: '',
}
const post = {
	...{
		revision: 1,
		title: 'Mathematics teacher',
		summary: 'Classes VI to VIII.',
		duties: ['Teach'],
	},
	...{ requirements: ['B.Ed.'], language: 'en', subject: 'Mathematics', job_type: 'Full Time' },
	...{ job_level: 'Primary Teacher', city: 'Pune', state: 'Maharashtra', vacancies: 1 },
	...{ experience_years: 2, pay_from: null, pay_to: null, closes_on: '2026-12-31' },
}
const held = {
	...{ is_new: false, title: 'Phonics', held_on: '2026-11-10', hours: '1', standard: 'practice' },
	trainer: 'Mary',
}

/** Every operation of the school side, reads first; what takes something away comes last. */
export const schoolOperations: Record<string, AimOf> = {
	listSchoolCart: nothing,
	listSchoolOrders: nothing,
	getSchoolOrder: at('paid'),
	getSchoolBuying: nothing,
	getSchoolDashboard: nothing,
	getSchoolHours: nothing,
	listTeacherNames: nothing,
	listSchoolTeachers: (_, b) => ({
		query: { licence_id: b.id.licence!, voucher_id: b.id.voucher! },
	}),
	listTeacherInvitations: nothing,
	listTeacherImports: nothing,
	listLicences: nothing,
	listVouchers: nothing,
	getSchoolBenefits: nothing,
	listSchoolSessions: nothing,
	getSchoolSession: at('session'),
	getSchoolUsage: nothing,
	getSchoolOverview: nothing,
	getSchoolCurriculum: nothing,
	getSchoolSubject: () => ({ query: { subject: 'mathematics' } }),
	listSchoolLearning: () => ({ query: { kind: 'dev-spc-courses' } }),
	listSchoolRegister: () => ({ query: { kind: 'gtm-registers' } }),
	listScheduledTrainings: nothing,
	listSchoolAssessments: nothing,
	getSchoolQuotient: nothing,
	listSchoolGroups: nothing,
	listSchoolContacts: nothing,
	listSchoolDocuments: nothing,
	listGtmSubmissions: nothing,
	listSchoolJobs: nothing,
	getSchoolJob: at('job'),
	listSchoolApplications: (_, b) => ({ query: { job: b.id.job! } }),
	listTeacherOptions: nothing,
	listVoucherOptions: nothing,
	listSchoolOptions: nothing,
	listSchoolTransfers: nothing,
	listVerifications: nothing,
	inviteSchool: at('school'),
	giveVoucher: at('school', { percent: 10, voucher_count: 1, ends_on: '2027-06-30' }),
	// An invitation is opened by the secret of its link; its id opens nothing.
	showTeacherInvitation: (a) => ({ path: { invite_id: a.id.invitation! } }),
	acceptTeacherInvitation: (a) => ({ path: { invite_id: a.id.invitation! } }),
	checkTeacherAddresses: (_, b) => ({ body: { emails: [b.emailOf('teacher')] } }),
	putSchoolCartLine: (_, __, { live }) => ({ path: { product_id: live }, body: { quantity: 30 } }),
	quoteSchoolOrder: () => ({ body: { expected_total: 0 } }),
	submitSchoolOrder: at('quoted', stated),
	decideSchoolOrder: at('waiting', { decision: 'approve' }),
	transferSchoolOrder: at('approved'),
	paySchoolOrder: at('payable'),
	renewSchoolOrder: at('expired'),
	cancelSchoolOrder: at('other'),
	confirmSchoolTransfer: at('transferring', { amount: 118_000, bank_reference: 'SBIN4263280' }),
	changeSchoolDetails: () => ({ body: { onboarding_type: null, boards: [], grades: [] } }),
	putSchoolBuying: () => ({ body: { approval_limit: 5_000_000 } }),
	uploadSchoolPicture: () => ({ file: 'logo.png' }),
	remindOfHours: nothing,
	inviteTeachers: () => ({ body: { ...language, invitations: [invited()] } }),
	resendTeacherInvitation: at('invitation', language),
	importTeachers: (a) => ({
		path: { id: a.id.openImport! },
		body: { ...language, file_name: `${a.word}.csv`, rows: [invited({ row: 2 })] },
	}),
	assignLicence: (a, b) => ({ path: { id: a.id.licence! }, body: { teacher_ids: [b.id.second!] } }),
	assignVoucher: (a, b) => ({ path: { id: a.id.voucher! }, body: { teacher_ids: [b.id.second!] } }),
	keepSchoolSession: (a, b) => ({
		path: { id: a.id.session! },
		body: { ...held, attendees: [b.id.teacher!] },
	}),
	saveSchoolJob: at('job', post),
	openSchoolJob: at('job', { open: false }),
	settleApplication: at('application', { status: 'shortlisted' }),
	keepSchoolDocument: (a) => ({
		path: { id: a.word.startsWith('zq') ? a.id.document! : v7() },
		file: 'letter.pdf',
	}),
	handInGtmSubmission: (a) => ({
		body: {
			id: a.word.startsWith('zq') ? a.id.submission! : v7(),
			...{ title: 'Fair', link: 'https://photos.example', words: 'Forty pupils built models.' },
		},
	}),
	agreeSchoolTerms: () => ({ body: { is_agree: true } }),
	referSchool: (_, __, shared) => ({ body: { ins_partner_id: shared.partner } }),
	addSchoolContact: (_, b) => ({ body: { email: b.emailOf('second') } }),
	decideVerification: at('school', { decision: 'reject', reason: 'No.' }),
	revokeTeacherInvitation: at('revoked'),
	undoTeacherImport: at('usedImport'),
	revokeLicence: (a, b) => ({ path: { id: a.id.licence!, teacher_id: b.id.teacher! } }),
	revokeVoucher: (a, b) => ({ path: { id: a.id.voucher!, teacher_id: b.id.teacher! } }),
	removeSchoolSession: at('goneSession'),
	removeSchoolTeacher: at('leaver'),
	removeSchoolContact: at('additional'),
	deleteSchoolCartLine: (_, __, { resource }) => ({
		path: { product_id: resource },
		query: { seen: '3' },
	}),
}
