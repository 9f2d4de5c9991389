/**
 * Teaching languages in Hindi: English and the Eighth Schedule (https://www.mha.gov.in), by number
 * of speakers.
 */
const languages = {
	English: 'अंग्रेज़ी',
	Hindi: 'हिन्दी',
	Bengali: 'बांग्ला',
	Marathi: 'मराठी',
	Telugu: 'तेलुगु',
	Tamil: 'तमिल',
	Gujarati: 'गुजराती',
	Urdu: 'उर्दू',
	Kannada: 'कन्नड़',
	Odia: 'ओड़िया',
	Malayalam: 'मलयालम',
	Punjabi: 'पंजाबी',
	Assamese: 'असमिया',
	Sanskrit: 'संस्कृत',
}

/** Stages of the school, as a resource is meant for them. */
const stages = {
	'Early Years': 'प्रारंभिक वर्ष',
	Primary: 'प्राथमिक',
	'Middle School': 'मिडिल स्कूल',
	Secondary: 'माध्यमिक',
	'Senior Secondary': 'उच्च माध्यमिक',
	'All teachers': 'सभी शिक्षक',
	'School leaders': 'स्कूल प्रमुख',
}

const subjects = {
	'Art Education': 'कला शिक्षा',
	Biology: 'जीव विज्ञान',
	Chemistry: 'रसायन विज्ञान',
	'Classroom and School': 'कक्षा और स्कूल',
	'Computer Science': 'कंप्यूटर विज्ञान',
	EVS: 'पर्यावरण अध्ययन',
	Math: 'गणित',
	Mathematics: 'गणित',
	'Physical Education': 'शारीरिक शिक्षा',
	Physics: 'भौतिक विज्ञान',
	Science: 'विज्ञान',
	'Social Science': 'सामाजिक विज्ञान',
	'Special Education': 'विशेष शिक्षा',
}

const competencies = {
	'Foundational Literacy': 'बुनियादी साक्षरता',
	'Foundational Numeracy': 'बुनियादी संख्या ज्ञान',
	'Lesson Planning': 'पाठ योजना',
	'Formative Assessment': 'रचनात्मक मूल्यांकन',
	'Questioning Techniques': 'सवाल पूछने के तरीके',
	'Classroom Management': 'कक्षा प्रबंधन',
	'Differentiated Instruction': 'विभेदित शिक्षण',
	'Inclusive Education': 'समावेशी शिक्षा',
	'Experiential Learning': 'अनुभव से सीखना',
	'Art-Integrated Learning': 'कला-समेकित शिक्षा',
	'Blended Learning': 'मिश्रित शिक्षण',
	'Digital Tools': 'डिजिटल साधन',
	'Socio-Emotional Learning': 'सामाजिक-भावनात्मक शिक्षा',
	'Parent Partnership': 'अभिभावकों की भागीदारी',
	'Reading Comprehension': 'पढ़कर समझना',
	'Scientific Inquiry': 'वैज्ञानिक खोजबीन',
	'Problem Solving': 'समस्या समाधान',
	'Project-Based Learning': 'प्रोजेक्ट से सीखना',
	'Reflective Practice': 'चिंतनशील शिक्षण',
	'Place-Based Learning': 'परिवेश से सीखना',
}

/** Teaching languages, as the database holds them. */
export const languageNames: readonly string[] = Object.keys(languages)

/** Stages of the school, as the database holds them. */
export const stageNames: readonly string[] = Object.keys(stages)

/** Hindi names of the subjects by which catalogue, quizzes and self-assessment are sorted. */
export const subjectNames: Readonly<Record<string, string>> = {
	...languages,
	...stages,
	...subjects,
	...competencies,
}
