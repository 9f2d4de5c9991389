import { nomination } from '#server/people/nomination/nomination.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { seedId } from '../seed-id.ts'
import { accountId } from './people.seed.ts'

const SCHOOLS = [
	['ganga', 'Ganga Vidyapeeth', 'Patna'],
	['nilgiri', 'Nilgiri Hills School', 'Udhagamandalam'],
	['brahmaputra', 'Brahmaputra Valley School', 'Guwahati'],
	['godavari', 'Godavari Public School', 'Rajahmundry'],
	['charminar', 'Charminar Model High School', 'Hyderabad'],
	['konark', 'Konark Vidya Niketan', 'Bhubaneswar'],
	['shivalik', 'Shivalik Foothills School', 'Dehradun'],
	['mandovi', 'Mandovi Bay School', 'Panaji'],
	['satluj', 'Satluj Senior Secondary School', 'Ludhiana'],
	['malabar', 'Malabar Girls’ School', 'Kozhikode'],
	['chilika', 'Chilika Lake School', 'Puri'],
	['dal', 'Dal Lake Public School', 'Srinagar'],
	['thar', 'Thar Desert School', 'Jodhpur'],
	['vidya-niketan', 'Vidya Niketan School', 'Pune'],
] as const

const at = (name: string) => `${name}@demo.vidya.test`

/** Schools that post no job, and what a parent has written about three teachers. */
export const seedNominations = async (db: Db, ago: (days: number) => Date): Promise<void> => {
	await db.insert(school).values(
		SCHOOLS.map(([key, name, city]) => ({
			id: seedId('school', key),
			name,
			email: `office@${key}.example`,
			city,
			createdAt: ago(400),
		})),
	)
	const given = {
		parentId: accountId(at('parent')),
		schoolId: seedId('school', 'vidya-niketan'),
		classLevel: 6,
		relation: 'teaches_now' as const,
	}
	await db.insert(nomination).values([
		{
			...given,
			id: seedId('nomination', 'settled'),
			teacherName: 'Rajesh Pawar',
			teacherEmail: at('settled-teacher'),
			subject: 'Mathematics',
			reason:
				'Anika used to hide her mathematics notebook. Since they measured the school garden with Mr Pawar, she explains fractions to her grandmother with rotis.',
			createdAt: ago(4),
		},
		{
			...given,
			id: seedId('nomination', 'institutional'),
			teacherName: 'Deepak Oraon',
			teacherEmail: at('institutional-teacher'),
			subject: 'Science',
			relation: 'taught_before',
			reason:
				'He answered every question of the children with an experiment they could do at home.',
			status: 'accepted',
			createdAt: ago(40),
			answeredAt: ago(38),
		},
		{
			...given,
			id: seedId('nomination', 'hindi'),
			teacherName: 'सुनीता देशमुख',
			teacherEmail: 'sunita.deshmukh@example.org',
			subject: 'Hindi',
			relation: 'school',
			reason: 'पुस्तकालय का घंटा उन्होंने शुरू किया; अब बच्चे घर पर भी पढ़ते हैं।',
			createdAt: ago(1),
		},
	])
}
