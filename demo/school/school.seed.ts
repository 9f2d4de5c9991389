import type { profileQuestion } from '#server/platform/database/schema/profile.ts'
import type { voucher } from '#server/platform/database/schema/school.ts'
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
    'Which classes do you teach this year?',
    'multi_select',
    ['Pre-primary', 'Classes 1 to 5', 'Classes 6 to 8', 'Classes 9 and 10', 'Classes 11 and 12'],
  ],
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

/** The questions of the profile form (PRF-06). */
export const questionRows: (typeof profileQuestion.$inferInsert)[] = questions.map(
  ([title, questionType, options], position) => ({
    id: seedId('profile-question', title),
    title,
    questionType,
    options: [...options],
    position,
  }),
)
