/** Options of the career-interest form by field, in the contract's values (NDG-05). */
export const careerOptions = {
	gender: ['female', 'male', 'other'],
	current_role: [
		'School Teacher',
		'School Principal',
		'Part of an organization other than School',
		'Tuition Teacher',
		'Student pursuing a Degree in Education',
		'No association with teaching',
	],
	education_degree: ['diploma', 'bachelor', 'master', 'doctorate'],
	bachelor_of_education: ['yes', 'no'],
	boards_taught: ['CBSE', 'ICSE', 'State', 'IB', 'IGCSE'],
	subjects_comfortable: [
		'Math',
		'English',
		'EVS',
		'Science',
		'Social Science',
		'Physics',
		'Chemistry',
		'Biology',
		'Hindi',
	],
	grades_comfortable: [
		'Montessori/Early Years',
		'Early Primary (1-3)',
		'Primary (4-5)',
		'Middle (6-8)',
		'Secondary (9-10)',
		'Senior Secondary (11-12)',
	],
	per_week_hours_spent: ['less_than_10', 'between_10_30', 'between_30_50', 'greater_than_50'],
	type: ['full_time', 'part_time', 'full_time_online', 'part_time_online'],
	preferred_focus_area: [
		'teaching and tutoring',
		'creating content/lesson plans',
		'content with videos/graphics',
		'assessments/question papers/correction',
		'training or coaching teachers',
	],
	openness_entrepreneurial_role: ['yes', 'no'],
	openness_travel: ['yes', 'no'],
	own_vehicle: ['yes', 'no'],
} as const

/** Role of people without a school. */
export const NO_SCHOOL = 'No association with teaching'
