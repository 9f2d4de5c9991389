/** Teachers of the verified school beside the demo account; nobody signs in as them. */
export const STAFF = [
	'Anitha Varghese',
	'Binu Kurian',
	'Fathima Beevi',
	'Gopika Menon',
	'Harikrishnan Nair',
	'Jessy Abraham',
	'Joseph Chacko',
	'Kavitha Pillai',
	'Lakshmi Warrier',
	'Leena Philip',
	'Manoj Panicker',
	'Mary Thomas',
	'Meenakshi Iyer',
	'Muhammed Rafi',
	'Nisha Jacob',
	'Priya Raghavan',
	'Rajani Kurup',
	'Ramesh Krishnan',
	'Salim Kutty',
	'Sindhu Mathew',
	'Soumya Krishnan',
	'सुनीता शर्मा',
	'Thomas Cherian',
	'Usha Nambiar',
	'Vinod Shenoy',
	'Xavier Fernandes',
	'Zeenath Ibrahim',
] as const

/** Came lately and has no hours yet. */
export const NEWCOMER = 'Sindhu Mathew'

/** Sessions that the school held: title, trainer, days ago, hours, standard. */
export const SESSIONS = [
	['Reading across subjects', 'Sister Mary Joseph', 4, 3, 'practice'],
	['Assessment with rubrics', 'Father George Mathew', 32, 3, 'practice'],
	['Child protection: what we all must do', 'Adv. Sheela Paul', 63, 3, 'values'],
	['Lesson study: fractions in class 6', 'Reena Thomas', 95, 4, 'growth'],
	['A classroom for every child', 'Dr. Anil Kumar, DIET Kottayam', 128, 3, 'values'],
	['शिक्षण में कला का समन्वय', 'Kavitha Pillai', 160, 2.5, 'growth'],
] as const

/** Trainings that teachers had elsewhere: title, provider, days ago, hours, kind, standard. */
export const ELSEWHERE = [
	[
		'Competency-based questions',
		'CBSE Centre of Excellence, Thiruvananthapuram',
		15,
		5,
		'board',
		'practice',
	],
	['POCSO Act: what every teacher must know', 'CBSE', 45, 3, 'board', 'values'],
	['NISHTHA: Art-integrated learning', 'DIKSHA, NCERT', 75, 5, 'board', 'practice'],
	['Experimental science with little equipment', 'SCERT Kerala', 105, 5, 'board', 'growth'],
	['Peer observation circle', 'St. Thomas Higher Secondary School', 135, 4, 'school', 'growth'],
	['NEP 2020: the holistic progress card', 'CBSE', 165, 5, 'board', 'practice'],
] as const
