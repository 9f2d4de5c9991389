import { firstQuestions } from '#server/people/profile/first-questions.ts'
import type { profileQuestion } from '#server/people/profile/profile.tables.ts'
import type { voucher } from '#server/shop/licence/licence.tables.ts'
import { seedId } from '../seed-id.ts'

/** Discounts that the verified school holds for its teachers. */
export const voucherRows: (typeof voucher.$inferInsert)[] = [
	['TEACH20', 40, 12],
	['FLAT100', 25, 25],
].map(([code, voucherCount, appliedCouponsCount]) => ({
	id: seedId('voucher', String(code)),
	schoolId: seedId('school', 'verified'),
	discountId: seedId('discount', String(code)),
	voucherCount: Number(voucherCount),
	appliedCouponsCount: Number(appliedCouponsCount),
}))

const questions = [
	[
		'In which language do you teach most of the day?',
		'multiple_choice',
		['English', 'Hindi', 'Marathi', 'Tamil', 'Telugu', 'Bengali', 'Another language'],
	],
	[
		'How many pupils are in your largest class?',
		'multiple_choice',
		['Up to 25', '26 to 40', '41 to 60', 'More than 60'],
	],
	[
		'What do you have in your classroom?',
		'multi_select',
		['Blackboard', 'Projector', 'Computer', 'Library corner', 'Internet'],
	],
	['What would you most like to get better at?', 'free_text', []],
] as const

/** The questions of the profile form (PRF-06): those of a new shop, then some of this shop. */
export const questionRows: (typeof profileQuestion.$inferInsert)[] = [
	...firstQuestions,
	...questions.map(([title, questionType, options]) => ({
		...{ title, questionType, options: [...options] },
	})),
].map((row, position) => ({ ...row, id: seedId('profile-question', row.title), position }))
