type Terms = {
	duties: readonly string[]
	requirements: readonly string[]
	years: number
	pay: readonly [number, number]
}

const teaching = [
	'Plan lessons with the team of the grade and keep them in the shared folder',
	'Check notebooks every week and write what to try next, not only a mark',
	'Meet parents on the second Saturday of the month',
]

/** Tasks, requirements and monthly pay (rupees) of each level. */
export const terms: Record<string, Terms> = {
	'Assistant Teacher': {
		duties: ['Help the class teacher in the room all day', 'Prepare material for play and stories'],
		requirements: [
			'Class 12 and a diploma in early childhood education',
			'Fluent in the language of the place',
		],
		years: 0,
		pay: [15000, 20000],
	},
	'Primary Teacher': {
		duties: teaching,
		requirements: ['D.El.Ed. or B.Ed.', 'TET Paper I'],
		years: 1,
		pay: [24000, 32000],
	},
	'Trained Graduate Teacher': {
		duties: teaching,
		requirements: ['A degree in the subject and B.Ed.', 'TET Paper II or CTET'],
		years: 2,
		pay: [32000, 44000],
	},
	'Post Graduate Teacher': {
		duties: [...teaching, 'Prepare pupils for the board examination'],
		requirements: ['A master’s degree in the subject and B.Ed.', 'Two board batches taught'],
		years: 4,
		pay: [45000, 60000],
	},
	'Head of Department': {
		duties: [
			'Lead the teachers of the subject',
			'Watch two lessons a week and talk about them',
			'Plan assessment for all classes',
		],
		requirements: [
			'A master’s degree in the subject and B.Ed.',
			'Experience in leading colleagues',
		],
		years: 7,
		pay: [60000, 75000],
	},
	'Vice Principal': {
		duties: [
			'Answer for timetable and substitution',
			'Plan the training of teachers',
			'Lead assessment and reporting',
		],
		requirements: [
			'A master’s degree and B.Ed.',
			'Five years as a coordinator or head of department',
		],
		years: 10,
		pay: [75000, 95000],
	},
	Principal: {
		duties: [
			'Lead the school with its management committee',
			'Appoint and develop teachers',
			'Speak for the school to parents and the board',
		],
		requirements: [
			'A master’s degree and B.Ed.',
			'Ten years in schools, five of them in leadership',
		],
		years: 12,
		pay: [100000, 140000],
	},
}

/** Tasks and requirements of the posts in Hindi. */
export const hindiTerms = {
	duties: [
		'अपनी कक्षा के साथियों के साथ पाठ की योजना बनाना',
		'हर हफ़्ते कॉपियाँ जाँचना और आगे क्या करें यह लिखना',
		'महीने के दूसरे शनिवार को अभिभावकों से मिलना',
	],
	requirements: ['विषय में स्नातक और बी.एड.', 'टीईटी या सीटीईटी उत्तीर्ण'],
}
