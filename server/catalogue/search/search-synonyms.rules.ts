/**
 * Synonyms of teachers' words; editors add or change lines here only.
 * Each text holds words or phrases, separated by commas. Forms of a word (plural, -ing, -ed, कहानी
 * and कहानियाँ, with or without nukta) need not be listed; small words such as `of` or `का` are
 * ignored.
 * - `same` are synonyms: a search for any of them finds all of them. A word or phrase may appear in
 *   one `same` or `typed` only.
 * - `typed` are other spellings, such as Hindi in Latin letters: they find `same`, but find no name
 *   or title unless they are typed.
 * - `finds` is found by a search for any of them too, with the same rank, but does not find `same`.
 * - `also` is found as well, after everything else.
 * Words in capitals (NEP, B.Ed) are acronyms: a search for one never finds words that merely begin
 * with it.
 */
export type SynonymEntry = { same: string; typed?: string; finds?: string; also?: string }

/** Words that carry no meaning in a search that has others. */
export const smallWords = [
	'a, about, an, and, any, are, as, at, best, by, can, do, does, find, for, from, get, give, good, help, how, i, in, is, me, my, need, of, on, or, please',
	'show, some, teach, that, the, this, to, want, what, which, with, you, your',
	'ka, ki, ke, ko, mein, mai, se, liye, aur, kaise, hai, hain, chahiye, wala, wale, wali, kare, karen, karein, karna, bare, padhana, padhaye',
	'का, की, के, को, में, से, और, पर, लिए, कैसे, है, हैं, चाहिए, वाला, वाले, वाली, करें, करना, बारे, पढ़ाना, पढ़ाएँ, पढ़ाएं',
].join(', ')

export const synonyms: readonly SynonymEntry[] = [
	// Subjects
	{ same: 'maths, math, mathematics, गणित', typed: 'ganit, ganith', also: 'numeracy, arithmetic' },
	{ same: 'science, विज्ञान', typed: 'vigyan, vigyaan, bigyan', also: 'scientific' },
	{ same: 'English, अंग्रेज़ी, इंग्लिश', typed: 'angrezi, angreji' },
	{ same: 'Hindi, हिंदी' },
	{ same: 'Sanskrit, संस्कृत' },
	{ same: 'physics, भौतिकी, भौतिक विज्ञान', typed: 'bhautiki' },
	{ same: 'chemistry, रसायन, रसायन विज्ञान', typed: 'rasayan' },
	{ same: 'biology, जीव विज्ञान, जीवविज्ञान', typed: 'jeev vigyan' },
	{
		same: 'social science, social studies, SST, सामाजिक विज्ञान',
		typed: 'samajik vigyan',
		also: 'history, geography, civics, economics',
	},
	{ same: 'history, इतिहास', typed: 'itihas' },
	{ same: 'geography, भूगोल', typed: 'bhugol', also: 'map' },
	{ same: 'civics, नागरिक शास्त्र', finds: 'citizenship, constitution' },
	{ same: 'constitution, संविधान', typed: 'samvidhan' },
	{ same: 'economics, अर्थशास्त्र', typed: 'arthashastra' },
	{
		same: 'EVS, environmental studies, environmental education, environmental science, environment, पर्यावरण',
		typed: 'paryavaran',
	},
	{ same: 'ICT, information technology, आईसीटी', finds: 'computer, digital' },
	{ same: 'computer, कंप्यूटर, संगणक', also: 'digital, ICT' },
	{ same: 'digital, डिजिटल', also: 'computer, online, ICT' },
	{ same: 'coding, programming, कोडिंग', also: 'Python, Scratch, computer science' },
	{ same: 'AI, artificial intelligence, ChatGPT, कृत्रिम बुद्धिमत्ता' },
	{ same: 'online, internet, इंटरनेट, ऑनलाइन' },
	{ same: 'art, कला', typed: 'kala', also: 'drawing, painting, craft' },
	{ same: 'music, संगीत', typed: 'sangeet' },
	{ same: 'theatre, drama, नाटक', typed: 'natak', also: 'puppet, role play' },
	{ same: 'PE, physical education, शारीरिक शिक्षा', also: 'sport, game' },
	{ same: 'sport, खेलकूद', typed: 'khelkood', also: 'PE, physical education' },
	{ same: 'game, खेल', typed: 'khel', also: 'sport, play' },
	{ same: 'yoga, योग', typed: 'yog' },
	// Topics of lessons
	{ same: 'fraction, भिन्न', typed: 'bhinn' },
	{ same: 'algebra, बीजगणित', typed: 'beejganit, bijganit' },
	{ same: 'geometry, ज्यामिति', typed: 'jyamiti', also: 'angle' },
	{ same: 'number, संख्या', typed: 'sankhya' },
	{ same: 'multiplication, गुणा', typed: 'guna', also: 'times table' },
	{
		same: 'multiplication table, times table, पहाड़ा',
		typed: 'pahada, pahade',
		also: 'multiplication',
	},
	{ same: 'story, storytelling, story telling, कहानी, कथा', typed: 'kahani, kahaniyan, katha' },
	{ same: 'poem, poetry, कविता', typed: 'kavita' },
	{ same: 'मात्रा', typed: 'matra, maatra' },
	{ same: 'grammar, व्याकरण', typed: 'vyakaran' },
	{ same: 'reading, पढ़ना, पठन, वाचन', typed: 'padhna, pathan', also: 'literacy, phonics' },
	{ same: 'phonics, phonetics', also: 'reading' },
	{ same: 'writing, लिखना, लेखन', typed: 'likhna, lekhan', also: 'handwriting' },
	{ same: 'handwriting, सुलेख, लिखावट', typed: 'sulekh', also: 'writing' },
	{ same: 'spoken, speaking, बोलना', typed: 'bolna' },
	{ same: 'literature, साहित्य', typed: 'sahitya' },
	{ same: 'language, भाषा', typed: 'bhasha' },
	{ same: 'book, किताब, पुस्तक', typed: 'kitab, pustak' },
	{ same: 'library, पुस्तकालय', typed: 'pustakalay' },
	{ same: 'water, पानी, जल', typed: 'pani, jal' },
	{ same: 'experiment, प्रयोग', typed: 'prayog', also: 'practical' },
	{ same: 'fair, मेला', typed: 'mela' },
	{ same: 'pollution, प्रदूषण', typed: 'pradushan', also: 'air, waste' },
	{ same: 'low cost, cheap, सस्ता', typed: 'sasta' },
	{ same: 'sex education, puberty, menstruation', also: 'human body, health education' },
	{ same: 'lab, laboratory, प्रयोगशाला', typed: 'prayogshala' },
	// Boards, policies and missions
	{ same: 'board exam, बोर्ड परीक्षा', typed: 'board pariksha' },
	{
		same: 'CBSE, Central Board of Secondary Education, सीबीएसई',
		also: 'board exam, board examiner',
	},
	{
		same: 'ICSE, CISCE, ISC, Council for the Indian School Certificate Examinations',
		also: 'board exam, board examiner',
	},
	{ same: 'state board, SSC board, राज्य बोर्ड', also: 'board exam, board examiner' },
	{
		same: 'NEP, NEP 2020, National Education Policy, National Education Policy 2020, New Education Policy, New Education Policy 2020, राष्ट्रीय शिक्षा नीति, नई शिक्षा नीति',
		typed: 'rashtriya shiksha niti',
	},
	{
		same: 'NCF, NCF-SE, NCF-FS, National Curriculum Framework, राष्ट्रीय पाठ्यचर्या',
		also: 'NEP, National Education Policy',
	},
	{
		same: 'FLN, foundational literacy and numeracy, NIPUN, NIPUN Bharat, बुनियादी साक्षरता और संख्या ज्ञान',
		finds: 'foundational numeracy, foundational literacy',
		also: 'literacy, numeracy',
	},
	{ same: 'numeracy, संख्या ज्ञान', also: 'maths' },
	{ same: 'literacy, साक्षरता', typed: 'saksharta', also: 'reading' },
	// Pupils
	{
		same: 'CWSN, special needs, special education, special educator, SEN, inclusive, inclusion, disability, दिव्यांग, समावेशी, समावेशन',
		typed: 'divyang, samaveshi',
		finds: 'dyslexia, autism, ADHD',
	},
	{ same: 'dyslexia, dyslexic, learning disability, डिस्लेक्सिया' },
	{ same: 'autism, autistic, ASD, ऑटिज़्म' },
	{ same: 'ADHD, attention deficit' },
	{ same: 'IEP, individual education plan, individualised education plan' },
	{ same: 'sign language, ISL, सांकेतिक भाषा' },
	{ same: 'child, children, kids, बच्चा', typed: 'bachcha, bachche, bacche' },
	{ same: 'girl, लड़की, बालिका', typed: 'ladki' },
	{
		same: 'ECCE, early years, early childhood, preschool, pre-primary, kindergarten, nursery, LKG, UKG, Balvatika, बालवाटिका',
		also: 'anganwadi',
	},
	{ same: 'anganwadi, आंगनवाड़ी', typed: 'anganbadi', also: 'ECCE, early childhood' },
	{ same: 'parent, guardian, अभिभावक, माता-पिता', typed: 'abhibhavak' },
	{ same: 'PTM, parent teacher meeting, parent meeting, अभिभावक बैठक' },
	// Teaching
	{ same: 'teacher, शिक्षक, अध्यापक', typed: 'shikshak, adhyapak' },
	{ same: 'teaching, शिक्षण', typed: 'shikshan' },
	{ same: 'education, शिक्षा', typed: 'shiksha, siksha' },
	{ same: 'school, विद्यालय, स्कूल', typed: 'vidyalaya' },
	{ same: 'class, कक्षा', typed: 'kaksha' },
	{ same: 'grade, std', finds: 'class' },
	{
		same: 'classroom management, class management, discipline, behaviour management, अनुशासन, कक्षा प्रबंधन',
		typed: 'anushasan',
		finds: 'managing class',
		also: 'behaviour, routine',
	},
	{ same: 'behaviour, behavior, व्यवहार', typed: 'vyavahar', also: 'classroom management' },
	{
		same: 'assessment, evaluation, मूल्यांकन, आकलन',
		typed: 'mulyankan, aaklan',
		also: 'exam, test, feedback, rubric',
	},
	{
		same: 'exam, examination, test, परीक्षा, इम्तिहान',
		typed: 'pariksha, imtihan',
		also: 'assessment',
	},
	{ same: 'question, प्रश्न, सवाल', typed: 'prashn, sawal' },
	{ same: 'notebook, कॉपी' },
	{ same: 'marking, correction', also: 'assessment, feedback' },
	{ same: 'homework, गृहकार्य', typed: 'grihkarya' },
	{ same: 'lesson plan, पाठ योजना', typed: 'path yojana' },
	{
		same: 'TLM, teaching learning material, teaching aid, शिक्षण सामग्री',
		finds: 'manipulative, kit',
		also: 'card, poster',
	},
	{ same: 'worksheet, कार्यपत्रक', also: 'sheet, printable' },
	{ same: 'blended, hybrid' },
	{ same: 'SEL, socio-emotional learning, social emotional learning', also: 'wellbeing' },
	{ same: 'wellbeing, well-being, mental health, stress, burnout', also: 'SEL' },
	{ same: 'safety, सुरक्षा', typed: 'suraksha' },
	{ same: 'health, स्वास्थ्य', typed: 'swasthya' },
	// The profession
	{
		same: 'PD, CPD, professional development, staff development, teacher training, INSET, शिक्षक प्रशिक्षण',
		also: 'training, certificate',
	},
	{ same: 'training, प्रशिक्षण', typed: 'prashikshan' },
	{
		same: 'certificate, certification, प्रमाणपत्र, प्रमाण पत्र',
		typed: 'pramanpatra',
		also: 'diploma',
	},
	{ same: 'B.Ed, D.El.Ed, M.Ed, CTET, TET', also: 'lesson plan, first year teaching' },
	{ same: 'ERP, school management software, school management system, school software' },
	{
		same: 'principal, headmaster, headmistress, head teacher, प्रधानाचार्य',
		typed: 'pradhanacharya',
		also: 'school leadership',
	},
	{ same: 'leadership, नेतृत्व', typed: 'netritva', also: 'principal' },
]
