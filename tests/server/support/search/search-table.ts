import type { Searched } from './search-table.types.ts'
import { searchesInHindi } from './search-table-hindi.ts'
import { searchesOfSeveral } from './search-table-several.ts'

/** Searches of a word or two. */
const searchesOfOne: readonly Searched[] = [
	// Forms of English words
	{ search: 'maths', first: ['Maths Kit', 'Fractions That'], never: ['कविता'] },
	{ search: 'math', first: ['Maths Kit', 'Fractions That'] },
	{ search: 'Mathematics', first: ['Maths Kit', 'Fractions That', 'Five-Minute Number'] },
	{ search: 'fraction', first: ['Fractions That', 'Maths Kit'] },
	{ search: 'stories', first: ['Periodic Table Story', 'कहानी सुनाओ'] },
	{ search: 'manage', first: ['Managing a Class'] },
	{ search: 'planned', first: ['Play Is the Plan', 'A Year of Staff'] },
	{ search: 'puppet', first: ['Puppets From Waste', 'Puppet Corner'] },
	{ search: 'computing', first: ['Computational Thinking', 'One Computer'] },
	{ search: 'coding', first: ['Python for Teachers', 'Coding Club'] },
	// Synonyms of the trade
	{ search: 'CWSN', first: ['Dyslexia', 'Autism-Friendly'], never: ['Chemistry'] },
	{ search: 'special needs', first: ['Dyslexia', 'Autism-Friendly'] },
	{ search: 'inclusion', first: ['Dyslexia', 'Autism-Friendly'] },
	{ search: 'dyslexic', first: ['Dyslexia'] },
	{ search: 'ICT', first: ['Computational Thinking', 'One Computer', 'Certificate in Digital'] },
	{ search: 'computers', first: ['Computational Thinking', 'One Computer'] },
	{ search: 'artificial intelligence', first: ['Artificial Intelligence'], never: ['Clay'] },
	{ search: 'TLM', first: ['Maths Kit'], never: ['Calculus'] },
	{ search: 'teaching aids', first: ['Maths Kit'] },
	{ search: 'professional development', first: ['A Year of Staff Development'] },
	{ search: 'CPD', first: ['A Year of Staff Development'] },
	{ search: 'discipline', first: ['Managing a Class'] },
	{ search: 'classroom management', first: ['Managing a Class'] },
	{ search: 'evaluation', first: ['Formative Assessment'] },
	{ search: 'examination', first: ['Exam Accommodations'] },
	{ search: 'phonetics', first: ['Phonics: The First'] },
	{ search: 'nursery', first: ['Play Is the Plan', 'Diploma in Early Childhood'] },
	{ search: 'headmaster', first: ['Dignity First'] },
	{ search: 'environmental studies', first: ['EVS Outdoors', 'Certificate in Environmental'] },
	{ search: 'social studies', first: ['Teaching Partition', 'The Constitution'] },
	// Acronyms and boards: whole words only
	{ search: 'NEP', first: ['National Education Policy'], never: ['Diagrams Step by Step'] },
	{ search: 'New Education Policy 2020', first: ['National Education Policy'] },
	{ search: 'nep 2020', first: ['National Education Policy'] },
	{ search: 'FLN', first: ['Certificate in Foundational Numeracy'] },
	{ search: 'CBSE', first: ['Exam Accommodations', 'Preparing Class 10'], never: ['Five-Minute'] },
	{ search: 'ICSE board', first: ['Exam Accommodations', 'Preparing Class 10'] },
	{ search: 'B.Ed', first: ['Your First Year', 'Lesson Plans'] },
	{ search: 'AI', first: ['Artificial Intelligence'], never: ['Air We Breathe'] },
	{ search: 'EVS', first: ['EVS Outdoors'] },
	{ search: 'PTM', first: ['Parent Meeting Kit'] },
	{ search: 'IEP', first: ['Writing an Individual Education Plan'] },
	// Short words: whole or beginnings
	{ search: 'art', first: ['Folk Art', 'Certificate in Art'], never: ['Mechanics'] },
	{ search: 'mat', first: ['Leaf and Seed'], never: ['Teaching the Scientific'] },
	// Hindi, with and without nukta, and in Latin letters
	{ search: 'गणित', first: ['Maths Kit', 'Fractions That'] },
	{ search: 'ganit', first: ['Maths Kit', 'Fractions That'] },
	{ search: 'विज्ञान', first: ['Monsoon Science', 'What Space Science'] },
	{ search: 'vigyan', first: ['Monsoon Science', 'What Space Science'] },
	{ search: 'अंग्रेज़ी', first: ['Certificate in Teaching English', 'Spoken English'] },
	{ search: 'अंग्रेजी', first: ['Certificate in Teaching English', 'Spoken English'] },
	{ search: 'hindi', first: ['हिंदी शिक्षण', 'हिंदी दिवस'] },
	{ search: 'हिन्दी', first: ['हिंदी शिक्षण', 'हिंदी दिवस'] },
	{ search: 'कहानियाँ', first: ['कहानी सुनाओ', 'Storytelling'] },
	{ search: 'poetry', first: ['कविता की कक्षा'], never: ['Fractions That'] },
	{ search: 'shiksha', first: ['Certificate in Inclusive Education', 'Diploma in Early'] },
	{ search: 'grammar', first: ['व्याकरण रटना', 'Teaching Grammar'] },
	{ search: 'पर्यावरण', first: ['EVS Outdoors'] },
	// Two words
	{ search: 'vigyan prayog', first: ['Experiments From'] },
	{ search: 'teach reading in hindi', first: ['हिंदी शिक्षण'] },
	// Misspelt
	{ search: 'fractoins', first: ['Fractions That'] },
	{ search: 'assesment', first: ['Formative Assessment'] },
]

/** Searches as teachers write them. */
export const searches: readonly Searched[] = [
	...searchesOfOne,
	...searchesOfSeveral,
	...searchesInHindi,
]
