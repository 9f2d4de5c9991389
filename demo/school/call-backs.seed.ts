import type { Db } from '#server/platform/database/open.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'

const TRAINING = 'Teacher Training'
const ASSESSMENT = 'Teacher Assessment'
const PLANS = 'Vidya For Schools Subscriptions'
const SLOTS = ['9am-10am', '11am-12pm', '2pm-3pm', '4pm-5pm'] as const
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Requester, school, reason, status, assignee and note of each request; newest first. */
const asked = [
	['Shabnam Qureshi', 'Nai Subah Public School', TRAINING, 'new', false, ''],
	['Sister Philomena', 'Little Flower Convent, Ranchi', ASSESSMENT, 'new', false, ''],
	['Harpreet Gill', 'Guru Nanak Model School', PLANS, 'new', true, ''],
	[
		'Anil Deshmukh',
		'Zilla Parishad School, Wardha',
		'A demo for our staff meeting',
		'new',
		false,
		'',
	],
	[
		'Meenakshi Iyer',
		'Vidya Mandir, Chennai',
		TRAINING,
		'called',
		true,
		'Wants ten seats of the rubrics course; calls again after the board meeting.',
	],
	[
		'Tenzin Dolma',
		'Snow View School, Leh',
		PLANS,
		'called',
		true,
		'Asked for the price list by mail.',
	],
	[
		'Irfan Shaikh',
		'Crescent High School',
		ASSESSMENT,
		'called',
		false,
		'Compares with another offer.',
	],
	[
		'Lakshmi Prasad',
		'Sri Saraswati Vidyalaya',
		TRAINING,
		'unreachable',
		true,
		'Twice no answer; the school is closed on Saturdays.',
	],
	[
		'Joseph D’Souza',
		'St. Sebastian’s, Goa',
		'Teacher exchange with our sister school',
		'unreachable',
		false,
		'The number rings at a shop.',
	],
	['Ritu Agarwal', 'Bright Minds Academy', PLANS, 'closed', true, 'Ordered 25 seats.'],
	[
		'Bhaskar Rao',
		'Kendriya Vidyalaya, Guntur',
		TRAINING,
		'closed',
		true,
		'Training held in September.',
	],
	['Kavita Menon', 'Lotus International', ASSESSMENT, 'closed', false, 'Chose somebody else.'],
] as const

/** A dozen call-back requests in every status, one every other day. */
export const seedCallBacks = async (db: Db, ago: (days: number) => Date): Promise<void> => {
	const owner = accountId('customer-success@demo.vidya.test')
	await db.insert(callBack).values(
		asked.map(([fullName, schoolName, purpose, state, isTaken, note], n) => ({
			id: seedId('call-back', fullName),
			accountId: n === 0 ? accountId('unverified-poc@demo.vidya.test') : null,
			...{ fullName, schoolName, purpose, state, note },
			email: `office-${n + 1}@schools.example`,
			mobile: `+9198450${String(20_011 + n * 37)}`,
			preferredDay: DAYS[n % DAYS.length]!,
			preferredTime: SLOTS[n % SLOTS.length]!,
			currentUrl: '/vidya-for-schools',
			timestamp: ago(2 * n + 1).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' }),
			ownerId: isTaken ? owner : null,
			version: state === 'new' ? 1 : 2,
			createdAt: ago(2 * n + 1),
			updatedAt: ago(state === 'new' ? 2 * n + 1 : 2 * n),
		})),
	)
}
