/**
 * Competencies by the key that the content files use; `place` is given to no resource on purpose
 * (an empty filter result).
 */
export const competencies = {
	lit: 'Foundational Literacy',
	num: 'Foundational Numeracy',
	plan: 'Lesson Planning',
	assess: 'Formative Assessment',
	quest: 'Questioning Techniques',
	manage: 'Classroom Management',
	diff: 'Differentiated Instruction',
	incl: 'Inclusive Education',
	exp: 'Experiential Learning',
	art: 'Art-Integrated Learning',
	blend: 'Blended Learning',
	digi: 'Digital Tools',
	sel: 'Socio-Emotional Learning',
	parent: 'Parent Partnership',
	read: 'Reading Comprehension',
	inq: 'Scientific Inquiry',
	solve: 'Problem Solving',
	pbl: 'Project-Based Learning',
	reflect: 'Reflective Practice',
	place: 'Place-Based Learning',
} as const
