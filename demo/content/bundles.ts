/** A bundle: title, what it is, subject of its cover, price in rupees, and the titles it holds. */
export type BundleEntry = readonly [
	title: string,
	what: string,
	subject: string,
	price: number,
	holds: readonly string[],
]

/** The bundle products. */
export const bundles: readonly BundleEntry[] = [
	[
		'The Reading Classroom',
		'Everything a primary class needs to go from sounds to stories: phonics, read-alouds and grammar that lives in tales.',
		'English',
		999,
		[
			'Phonics: The First Ninety Days',
			'Teaching Grammar Through Stories',
			'Reading Aloud So That Children Listen',
		],
	],
	[
		'Number Sense From the Start',
		'Place value, fractions and number talks in one path for Classes 1 to 5.',
		'Mathematics',
		849,
		[
			'Place Value With Bundles and Sticks',
			'Fractions That Make Sense',
			'Five-Minute Number Talks',
		],
	],
	[
		'The Curious Lab',
		'Inquiry science without a laboratory, from the kitchen shelf to the notebook.',
		'Science',
		1099,
		[
			'Experiments From the Kitchen Shelf',
			'Teaching the Scientific Method Honestly',
			'Science Notebooks That Show Thinking',
			'Low-Cost Lab: Build It Live',
		],
	],
	[
		'Every Child In',
		'Dyslexia, autism and many levels in one class: three courses that change what you do on Monday.',
		'Special Education',
		1399,
		[
			'Dyslexia: What a Class Teacher Can Do',
			'Autism-Friendly Classrooms',
			'One Lesson, Many Levels',
		],
	],
	[
		'New Teacher Starter',
		'Managing, asking, checking, planning: the four habits of a good first year.',
		'Classroom and School',
		699,
		[
			'Managing a Class of Sixty',
			'Asking Better Questions',
			'Formative Assessment in Ten Minutes a Day',
			'Lesson Plans You Will Really Use',
		],
	],
	[
		'हिंदी भाषा पिटारा',
		'मात्राओं से कहानी और कविता तक, हिंदी कक्षा के लिए तीन कोर्स एक साथ।',
		'Hindi',
		1199,
		[
			'कहानी सुनाओ, भाषा सिखाओ: प्राथमिक कक्षाओं के लिए',
			'मात्राएँ आसान बनाएँ: चालीस दिन की योजना',
			'कविता की कक्षा: चार शामें, चार कवि',
		],
	],
	[
		'Art Across Subjects',
		'Folk art, theatre games and music for teachers who say they cannot draw.',
		'Art Education',
		749,
		['Folk Art in Every Subject', 'Theatre Games for Any Classroom', 'Music Without a Music Room'],
	],
	[
		'Senior Science Pack',
		'Mechanics, organic chemistry and genetics for Classes 11 and 12.',
		'Physics',
		1999,
		[
			'Mechanics: From Pushing a Cart to Newton',
			'Organic Chemistry: Naming to Mechanisms',
			'Genetics With Families of Beads',
		],
	],
]

/** Slugs of bundles whose title is not in the Latin script. */
export const bundleSlugs: Record<string, string> = { 'हिंदी भाषा पिटारा': 'hindi-bhasha-pitara' }
