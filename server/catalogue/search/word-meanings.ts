import type { UnderstoodKind } from './understood.rules.ts'

/** Words of a search that mean what the catalogue is sorted by. */
export type WordMeaning = {
	/** Words or phrases, separated by commas; spellings with and without nukta need not be listed. */
	words: string
	kind: UnderstoodKind
	/** Any of them, as the database names it. */
	names?: readonly string[]
}

/**
 * Words that narrow a search if they find something; an editor adds lines here. Numbers of classes
 * are in `class-words.rules.ts`. `optional` words, such as a board, are in no resource's data:
 * resources that contain them come first, but need not.
 */
export const wordMeanings: readonly WordMeaning[] = [
	{
		words:
			'free, free of cost, free of charge, no fee, muft, mufat, nishulk, मुफ़्त, मुफ़्त में, फ़्री, निःशुल्क, नि:शुल्क, निशुल्क',
		kind: 'price',
		names: ['free'],
	},
	{ words: 'paid, सशुल्क', kind: 'price', names: ['paid'] },
	{
		words:
			'certificate, certificates, certification, certifications, certified, pramanpatra, praman patra, प्रमाणपत्र, प्रमाण पत्र, सर्टिफिकेट',
		kind: 'certificate',
	},
	{
		words: 'course, courses, कोर्स, पाठ्यक्रम',
		kind: 'types',
		names: ['self_paced', 'certification', 'live_training'],
	},
	{ words: 'self paced, self paced course', kind: 'types', names: ['self_paced'] },
	{ words: 'webinar, webinars, वेबिनार', kind: 'types', names: ['webinar'] },
	{
		words: 'workshop, workshops, karyashala, कार्यशाला, वर्कशॉप',
		kind: 'types',
		names: ['live_training', 'expert_masterclass'],
	},
	{
		words: 'live class, live classes, live session, live sessions, live training, लाइव प्रशिक्षण',
		kind: 'types',
		names: ['live_training', 'webinar'],
	},
	{
		words: 'masterclass, masterclasses, master class, मास्टरक्लास',
		kind: 'types',
		names: ['expert_masterclass'],
	},
	{
		words:
			'worksheet, worksheets, printable, printables, handout, handouts, pdf, ebook, e book, कार्यपत्रक, वर्कशीट',
		kind: 'types',
		names: ['micro_resource'],
	},
	{
		words:
			'nursery, lkg, ukg, kg, kindergarten, balvatika, pre primary, preprimary, preschool, pre school, early years, नर्सरी, बालवाटिका',
		kind: 'levels',
		names: ['Early Years'],
	},
	{
		words:
			'primary, primary school, primary class, primary classes, prt, prathmik, प्राथमिक, प्राइमरी, प्राथमिक कक्षा, प्राथमिक कक्षाओं',
		kind: 'levels',
		names: ['Primary'],
	},
	{
		words: 'middle school, upper primary, मिडिल स्कूल, उच्च प्राथमिक',
		kind: 'levels',
		names: ['Middle School'],
	},
	{ words: 'tgt', kind: 'levels', names: ['Middle School', 'Secondary'] },
	{
		words: 'secondary, secondary school, secondary classes, high school, माध्यमिक, हाई स्कूल',
		kind: 'levels',
		names: ['Secondary'],
	},
	{
		words:
			'pgt, senior secondary, higher secondary, sr secondary, plus two, उच्च माध्यमिक, उच्चतर माध्यमिक',
		kind: 'levels',
		names: ['Senior Secondary'],
	},
	{
		words:
			'cbse, cbse board, icse, icse board, isc, cisce, state board, ssc board, up board, mp board, bihar board, ncert, kvs, सीबीएसई, एनसीईआरटी, राज्य बोर्ड',
		kind: 'optional',
	},
	{
		words:
			'teacher, teachers, shikshak, adhyapak, शिक्षक, शिक्षकों, अध्यापक, अध्यापकों, student, students, pupils, child, children, kids, bachche, bachchon, बच्चे, बच्चों, छात्र, छात्रों',
		kind: 'optional',
	},
	{
		words:
			'school, schools, class, classes, classroom, classrooms, lesson, lessons, topic, topics, chapter, chapters, method, methods, technique, techniques, strategy, strategies, notes, विद्यालय, स्कूल, कक्षा, पाठ',
		kind: 'optional',
	},
	{
		words:
			'teaching, learn, learning, make, making, training, beginner, beginners, basics, activity, activities, idea, ideas, tips, material, materials, resource, resources, video, videos, online, शिक्षण, प्रशिक्षण, गतिविधि, गतिविधियाँ, वीडियो, ऑनलाइन',
		kind: 'optional',
	},
]

/**
 * Names of languages in searches; they filter by language only in `hindi medium`, `in hindi`,
 * `हिंदी में`.
 */
export const languageWords: Readonly<Record<string, string>> = {
	English: 'english, angrezi, angreji, अंग्रेज़ी, इंग्लिश',
	Hindi: 'hindi, हिंदी',
	Bengali: 'bengali, bangla, बांग्ला',
	Marathi: 'marathi, मराठी',
	Telugu: 'telugu, तेलुगु',
	Tamil: 'tamil, तमिल',
	Gujarati: 'gujarati, गुजराती',
	Urdu: 'urdu, उर्दू',
	Kannada: 'kannada, कन्नड़',
	Odia: 'odia, oriya, ओड़िया',
	Malayalam: 'malayalam, मलयालम',
	Punjabi: 'punjabi, पंजाबी',
	Assamese: 'assamese, असमिया',
}
