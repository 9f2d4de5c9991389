import type { QuizEntry } from './quiz-entry.ts'

/** Quizzes on society, children and the craft of teaching. */
export const practiceQuizzes: readonly QuizEntry[] = [
	[
		'Our Constitution',
		'Preamble, rights and institutions.',
		'Social Science',
		'quest',
		[
			[
				'When did the Constitution of India come into force?',
				'15 August 1947|26 November 1949|26 January 1950|2 October 1950',
				2,
				'It was adopted on 26 November 1949 and came into force on 26 January 1950.',
			],
			[
				'Which article abolishes untouchability?',
				'Article 14|Article 17|Article 21|Article 32',
				1,
				'Article 17.',
			],
			[
				'The right to education for ages 6 to 14 stands in',
				'Article 19|Article 21A|Article 25|Article 51A',
				1,
				'Inserted by the 86th amendment.',
			],
			[
				'Who chaired the drafting committee?',
				'Rajendra Prasad|B. R. Ambedkar|Jawaharlal Nehru|Sarojini Naidu',
				1,
				'Dr. B. R. Ambedkar.',
			],
			[
				'The lower house of Parliament is the',
				'Rajya Sabha|Lok Sabha|Vidhan Parishad|Gram Sabha',
				1,
				'Its members are elected directly.',
			],
		],
	],
	[
		'Reading Maps',
		'Scale, direction and symbols.',
		'Social Science',
		'exp',
		[
			[
				'On a map of scale 1:50,000, 2 cm stand for',
				'100 m|1 km|2 km|10 km',
				1,
				'2 × 50,000 cm = 1,000 m.',
			],
			[
				'Contour lines close together mean',
				'a plain|a steep slope|a river|a road',
				1,
				'Height changes quickly over a short distance.',
			],
			[
				'The standard meridian of India is',
				'68° 7′ E|82° 30′ E|88° E|97° 25′ E',
				1,
				'It passes near Mirzapur.',
			],
			[
				'Which line crosses the middle of India?',
				'Equator|Tropic of Cancer|Tropic of Capricorn|Arctic Circle',
				1,
				'23½° N, through eight states.',
			],
			[
				'A large-scale map shows',
				'a small area in detail|the whole world|only rivers|no symbols',
				0,
				'1:1,000 is a larger scale than 1:1,000,000.',
			],
		],
	],
	[
		'Environment Around Us',
		'For EVS teachers of Classes 3 to 5.',
		'EVS',
		'exp inq',
		[
			[
				'Which waste can go into a compost pit?',
				'Milk packets|Banana peels|Batteries|Glass',
				1,
				'Plant waste rots and feeds the soil.',
			],
			[
				'Why do we harvest rain from roofs?',
				'To cool the house|To store water and refill the ground|To wash tiles|For beauty',
				1,
				'It eases dry months and raises ground water.',
			],
			[
				'Most Indian birds that visit only in winter come from',
				'the south|central and northern Asia|Africa only|Australia',
				1,
				'They follow the Central Asian Flyway.',
			],
			[
				'What does a millipede eat mainly?',
				'Other insects|Dead leaves|Fruit on trees|Fish',
				1,
				'It recycles leaf litter.',
			],
			[
				'Which question opens an EVS lesson best?',
				'Define pollution.|Where did today’s water come from?|Write five lines on trees.|Name three rivers.',
				1,
				'It begins with the child’s own day and can be followed.',
			],
		],
	],
	[
		'Classroom Management',
		'Routines, signals and calm.',
		'Classroom and School',
		'manage',
		[
			[
				'A signal for silence works best when',
				'it is loud|it was taught and practised|it changes daily|only monitors use it',
				1,
				'A signal is a routine; routines are taught.',
			],
			[
				'A pupil calls out again. First step:',
				'Send him out|A private, quiet reminder|Call the parents|Punish the row',
				1,
				'Least intrusive first keeps dignity and time.',
			],
			[
				'Best seating for pair talk in a room with fixed benches:',
				'Move benches|Turn to the neighbour and to the bench behind|Stand all day|Not possible',
				1,
				'Pairs and fours form without moving furniture.',
			],
			[
				'Praise helps learning when it names',
				'the child’s talent|what was done well|the rank|nothing',
				1,
				'“You checked both answers” can be repeated; “clever” cannot.',
			],
			[
				'Corporal punishment in Indian schools is',
				'allowed with consent|forbidden by the RTE Act|allowed for older pupils|left to the school',
				1,
				'Section 17 of the Right to Education Act, 2009.',
			],
		],
	],
	[
		'Formative Assessment',
		'Knowing what was learned before the bell.',
		'Classroom and School',
		'assess quest',
		[
			[
				'Formative assessment is meant to',
				'rank pupils|change what happens next|fill the register|replace exams',
				1,
				'It counts only if teaching changes.',
			],
			[
				'A hinge question is asked',
				'at the end of term|at the point where the lesson could turn|before school|only orally',
				1,
				'Its answers decide whether to go on or go back.',
			],
			[
				'After a question, teachers usually wait about one second. Three or more seconds lead to',
				'noise|longer and better answers|boredom|fewer hands',
				1,
				'Wait time raises length and quality of answers.',
			],
			[
				'Which feedback moves a learner on?',
				'7/10|Good!|Your second reason needs a number from the table.|See me',
				2,
				'It says what to do next.',
			],
			[
				'Exit slips are best sorted into',
				'ranks|got it, nearly, not yet|boys and girls|pass and fail',
				1,
				'Three piles are enough to plan tomorrow.',
			],
		],
	],
	[
		'Inclusive Classrooms',
		'Barriers, supports and rights.',
		'Special Education',
		'incl diff',
		[
			[
				'Universal design for learning offers',
				'one best way|several ways to take in, show and engage|easier content|separate classes',
				1,
				'It plans for variety from the beginning.',
			],
			[
				'A child reads slowly but understands when listening. First suspicion:',
				'Low intelligence|A reading difficulty such as dyslexia|Laziness|Poor hearing',
				1,
				'The gap between listening and reading is the sign.',
			],
			[
				'Which wording is respectful?',
				'Suffers from autism|An autistic child, or a child with autism, as the person prefers|Abnormal|Special case',
				1,
				'Ask, and follow the person’s own choice.',
			],
			[
				'How many disabilities does the RPwD Act, 2016 list?',
				'7|10|21|40',
				2,
				'It widened the list from 7 to 21.',
			],
			[
				'An accommodation changes',
				'what is learned|how it is learned or shown|the grade|the school',
				1,
				'The goal stays, the way changes.',
			],
		],
	],
	[
		'Play and Early Childhood',
		'What four-year-olds are doing when they play.',
		'Early Years',
		'exp lit',
		[
			[
				'In pretend play, a child uses a stick as a phone. This shows',
				'confusion|symbolic thinking|disobedience|memory',
				1,
				'One thing stands for another, as letters do for sounds.',
			],
			[
				'Which comes first?',
				'Writing letters|Strong hands through clay and tearing|Dictation|Joined writing',
				1,
				'Fine-motor strength comes before pencil control.',
			],
			[
				'The foundational stage of NEP 2020 covers ages',
				'3 to 6|3 to 8|5 to 10|6 to 14',
				1,
				'Three years of preschool and Classes 1 and 2.',
			],
			[
				'A child cries at the gate for a week. Best response:',
				'Ignore|A short, warm, same goodbye each day|Sneak away|Let the parent stay all term',
				1,
				'A predictable goodbye builds trust.',
			],
			[
				'Best way to observe a child:',
				'Write what she did and said|Write what you think she is like|Give marks|Compare with others',
				0,
				'Facts first; meaning later.',
			],
		],
	],
	[
		'Art Across the Curriculum',
		'Using the arts to think.',
		'Art Education',
		'art',
		[
			[
				'Warli painting comes from',
				'Bihar|Maharashtra and Gujarat|Odisha|Kerala',
				1,
				'It is the art of the Warli people of the north Sahyadri.',
			],
			[
				'In art-integrated learning, art is',
				'a reward|decoration|a way to learn and to show the subject|only for festivals',
				2,
				'Subject and art are both learned.',
			],
			[
				'Side-coaching in theatre games means',
				'scoring|giving short prompts while play goes on|playing along|silence',
				1,
				'The game does not stop; attention is guided.',
			],
			[
				'Which question opens a picture best?',
				'Who painted it?|What is going on here? What makes you say so?|Is it good?|How much is it worth?',
				1,
				'It asks for looking and for evidence.',
			],
			[
				'When a class uses a community’s art, it should',
				'copy it for sale|name the makers and learn the meaning|mix all styles|avoid mentioning them',
				1,
				'Credit and meaning are part of the lesson.',
			],
		],
	],
]
