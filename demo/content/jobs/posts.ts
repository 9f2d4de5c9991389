/** Subject, title, level and summary of each post. Each school gets six, in turn. */
export const posts = [
	[
		'Mathematics',
		'Mathematics Teacher, Classes 6 to 8',
		'Trained Graduate Teacher',
		'Teach mathematics by doing, with a maths corner in every room and classes of at most thirty.',
	],
	[
		'English',
		'English Teacher, Classes 1 to 5',
		'Primary Teacher',
		'Bring reading aloud, phonics and class libraries to five sections of young readers.',
	],
	[
		'Science',
		'Science Teacher, Classes 6 to 10',
		'Trained Graduate Teacher',
		'Lead a lab that is open every day, and prepare pupils for the science fair of the district.',
	],
	[
		'Hindi',
		'Hindi Teacher, Classes 6 to 10',
		'Trained Graduate Teacher',
		'Teach Hindi language and literature, and guide the wall magazine that pupils write themselves.',
	],
	[
		'Physics',
		'Physics Lecturer, Classes 11 and 12',
		'Post Graduate Teacher',
		'Teach physics for the boards with experiments first and formulas after.',
	],
	[
		'EVS',
		'Primary Class Teacher, EVS',
		'Primary Teacher',
		'Be the class teacher of Class 3 and build EVS around the garden, the market and the street.',
	],
	[
		'Chemistry',
		'Chemistry Lecturer, Classes 11 and 12',
		'Post Graduate Teacher',
		'Run the chemistry laboratory safely and take two sections to their board examination.',
	],
	[
		'Social Science',
		'Social Science Teacher, Classes 6 to 8',
		'Trained Graduate Teacher',
		'Teach history from sources, geography from maps and civics from the ward office next door.',
	],
	[
		'Computer Science',
		'Computer Science Teacher',
		'Trained Graduate Teacher',
		'Teach coding from Class 6 on, with one computer for every two pupils.',
	],
	[
		'Biology',
		'Biology Lecturer, Classes 11 and 12',
		'Post Graduate Teacher',
		'Teach biology with field walks, a herbarium and a steady eye on the board syllabus.',
	],
	[
		'Special Education',
		'Special Educator',
		'Trained Graduate Teacher',
		'Plan with class teachers so that every child learns in the same room, and run the resource room.',
	],
	[
		'Physical Education',
		'Physical Education Teacher',
		'Trained Graduate Teacher',
		'Give every class two periods of games a week and coach the kho-kho and athletics teams.',
	],
	[
		'Art Education',
		'Art Teacher, all Classes',
		'Trained Graduate Teacher',
		'Teach drawing, clay and folk art, and fill the corridors with what pupils make.',
	],
	[
		'Mathematics',
		'Head of Mathematics',
		'Head of Department',
		'Lead six mathematics teachers, watch lessons with kindness and plan the year together.',
	],
	[
		'English',
		'English Lecturer, Classes 11 and 12',
		'Post Graduate Teacher',
		'Teach prose, poetry and plain writing, and guide the debating society.',
	],
	[
		'Classroom and School',
		'Vice Principal, Academics',
		'Vice Principal',
		'Answer for timetable, assessment and teacher training of a school of 1,200 pupils.',
	],
	[
		'EVS',
		'Assistant Teacher, Pre-Primary',
		'Assistant Teacher',
		'Help the class teacher of UKG with play, stories and a calm start of the day.',
	],
	[
		'Classroom and School',
		'Principal',
		'Principal',
		'Lead a growing school: teachers, parents and the new senior wing.',
	],
] as const

/** Posts that are written in Hindi: slug, subject, title, level, summary. */
export const hindiPosts = [
	[
		'hindi-shikshak-lucknow',
		'Hindi',
		'हिंदी शिक्षक, कक्षा 6 से 10',
		'Trained Graduate Teacher',
		'हिंदी भाषा और साहित्य पढ़ाइए और बच्चों की भित्ति पत्रिका को दिशा दीजिए।',
	],
	[
		'ganit-shikshak-bhopal',
		'Mathematics',
		'गणित शिक्षक, कक्षा 6 से 8',
		'Trained Graduate Teacher',
		'गणित को करके सिखाइए; हर कक्षा में गणित का कोना है और बच्चे तीस से ज़्यादा नहीं।',
	],
	[
		'prathmik-shikshak-jaipur',
		'EVS',
		'प्राथमिक शिक्षक, कक्षा 1 से 3',
		'Primary Teacher',
		'छोटे बच्चों को कहानी, खेल और परिवेश से पढ़ना और गिनना सिखाइए।',
	],
	[
		'vigyan-shikshak-dilli',
		'Science',
		'विज्ञान शिक्षक, कक्षा 6 से 10',
		'Trained Graduate Teacher',
		'रोज़ खुलने वाली प्रयोगशाला सँभालिए और विज्ञान मेले की तैयारी कराइए।',
	],
] as const
