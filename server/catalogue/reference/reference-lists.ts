import { slugOf } from '#server/platform/slug-of.ts'
import type { ListName } from './reference.store.ts'

/** Course types as people read them, in the order of the filter panel. */
export const courseTypeNames = {
	self_paced: 'Self-paced Courses',
	webinar: 'Webinars',
	micro_resource: 'Micro Resources',
	certification: 'Certifications',
	live_training: 'Live Trainings',
	expert_masterclass: 'Expert Masterclasses',
	affiliated_product: 'Affiliated Products',
} as const

/** The lists for India: a shop can begin without their entries (28.1). */
export const listsToChoose = [
	'competency',
	'subjects',
	'grades',
	'school_board',
	'school_grade',
] as const satisfies readonly ListName[]

/** Entries that a new shop begins with, by list (SES-04); the specification's forms read them. */
const names: Record<Exclude<ListName, 'course_types'>, readonly string[]> = {
	competency: [
		'Foundational Literacy',
		'Foundational Numeracy',
		'Lesson Planning',
		'Formative Assessment',
		'Questioning Techniques',
		'Classroom Management',
		'Differentiated Instruction',
		'Inclusive Education',
		'Experiential Learning',
		'Art-Integrated Learning',
		'Blended Learning',
		'Digital Tools',
		'Socio-Emotional Learning',
		'Parent Partnership',
		'Reading Comprehension',
		'Scientific Inquiry',
		'Problem Solving',
		'Project-Based Learning',
		'Reflective Practice',
		'Place-Based Learning',
	],
	subjects: [
		'English',
		'Hindi',
		'Mathematics',
		'Science',
		'Physics',
		'Chemistry',
		'Biology',
		'Social Science',
		'EVS',
		'Computer Science',
		'Art Education',
		'Physical Education',
		'Early Years',
		'Special Education',
		'Classroom and School',
	],
	test_tracks: [
		'Foundational Literacy Test',
		'Foundational Numeracy Test',
		'Subject Knowledge Test',
		'Pedagogy Test',
		'Digital Skills Test',
		'Teaching Quotient Test',
	],
	job_type: ['Full Time', 'Part Time', 'Contract', 'Guest Faculty', 'Online', 'Internship'],
	grades: [
		'Nursery',
		'LKG',
		'UKG',
		'Class 1',
		'Class 2',
		'Class 3',
		'Class 4',
		'Class 5',
		'Class 6',
		'Class 7',
		'Class 8',
		'Class 9',
		'Class 10',
		'Class 11',
		'Class 12',
	],
	registration_roles: [
		'Teacher',
		'Principal',
		'Coordinator',
		'Special Educator',
		'Counsellor',
		'Student of Education',
		'Parent',
	],
	school_grade: ['Pre-Primary', 'Primary', 'Middle', 'Secondary', 'Senior Secondary'],
	school_board: ['CBSE', 'ICSE', 'State Board', 'IB', 'IGCSE', 'NIOS'],
	school_onboarding_types: [
		'Single School',
		'School Group',
		'Government Cluster',
		'Non-Governmental Organisation',
		'Coaching Institute',
	],
	job_level: [
		'Assistant Teacher',
		'Primary Teacher',
		'Trained Graduate Teacher',
		'Post Graduate Teacher',
		'Head of Department',
		'Vice Principal',
		'Principal',
	],
	activity: [
		'Share a Post',
		'Share a Resource',
		'Complete a Course',
		'Attend a Webinar',
		'Answer a Quiz',
		'Write a Review',
	],
	skt: [
		'Subject Knowledge Test: English',
		'Subject Knowledge Test: Hindi',
		'Subject Knowledge Test: Mathematics',
		'Subject Knowledge Test: Science',
		'Subject Knowledge Test: Social Science',
	],
}

type Entry = { list: ListName; slug: string; name: string; position: number }

/** Returns the entries of every list that a new shop begins with. */
export const referenceEntries = (): Entry[] => [
	...Object.entries(courseTypeNames).map(([slug, name], position) => ({
		...{ list: 'course_types' as const, slug, name, position },
	})),
	...Object.entries(names).flatMap(([list, all]) =>
		all.map((name, position) => ({
			...{ list: list as ListName, slug: slugOf(name), name, position },
		})),
	),
]
