import type { QuizEntry } from './quiz-entry.ts'

/** Quizzes on teaching languages. */
export const languageQuizzes: readonly QuizEntry[] = [
	[
		'Phonics Basics',
		'How sounds become words: five questions for teachers of beginning readers.',
		'English',
		'lit',
		[
			[
				'What does blending mean?',
				'Writing a word neatly|Joining sounds to read a word|Breaking a word into letters|Learning a word by sight',
				1,
				'Blending joins single sounds into a spoken word, which is how a child reads an unknown word.',
			],
			[
				'How many sounds are there in “ship”?',
				'Two|Three|Four|Five',
				1,
				'sh, i, p: the letters s and h stand for one sound.',
			],
			[
				'Which set of letters lets children read the most words early?',
				'a, b, c, d, e, f|s, a, t, p, i, n|q, x, z, j, v, w|a, e, i, o, u, y',
				1,
				'From s, a, t, p, i and n come sat, pin, tap, nap, tin and dozens more.',
			],
			[
				'A child reads “was” as “wass”. What is “was”?',
				'A tricky word|A digraph|A nonsense word|A compound word',
				0,
				'Its letters do not stand for their usual sounds, so the odd part is taught by itself.',
			],
			[
				'Which task shows best whether a child can decode?',
				'Reciting the alphabet|Reading made-up words such as “vap”|Copying a sentence|Reading a known story',
				1,
				'A made-up word cannot be remembered; it can only be decoded.',
			],
		],
	],
	[
		'Reading Comprehension: What Works',
		'Before, during and after a text.',
		'English',
		'read quest',
		[
			[
				'Why activate what pupils know before reading?',
				'To save time|Because new ideas attach to known ones|To test them|To avoid hard words',
				1,
				'Understanding is built on what a reader already knows about the topic.',
			],
			[
				'Which question asks for an inference?',
				'What colour was the dog?|Where did they go?|Why do you think she hid the letter?|Who wrote the story?',
				2,
				'The answer is not printed; it must be put together from clues.',
			],
			[
				'A pupil reads fluently but cannot retell. What is missing?',
				'Decoding|Comprehension|Handwriting|Spelling',
				1,
				'Speed without meaning is a sign that attention goes to the words alone.',
			],
			[
				'Reciprocal teaching gives pupils four roles. Which is not one of them?',
				'Predicting|Clarifying|Summarising|Memorising',
				3,
				'The four are predicting, questioning, clarifying and summarising.',
			],
			[
				'How many words per page may be unknown for easy independent reading?',
				'About one in twenty|About one in five|Half|None at all',
				0,
				'With more than about five in a hundred unknown, meaning begins to slip.',
			],
		],
	],
	[
		'हिंदी भाषा शिक्षण',
		'प्राथमिक कक्षाओं में हिंदी पढ़ाने पर पाँच सवाल।',
		'Hindi',
		'lit',
		[
			[
				'बच्चा “क” को “का” पढ़ता है। सबसे पहले क्या करेंगे?',
				'पूरी बारहखड़ी दोहराएँगे|ध्वनि का अंतर सुनवाएँगे|सुलेख देंगे|परीक्षा लेंगे',
				1,
				'गलती ध्वनि-पहचान की है, इसलिए पहले सुनकर अंतर पहचानना ज़रूरी है।',
			],
			[
				'समग्र भाषा पद्धति की शुरुआत किससे होती है?',
				'वर्णमाला से|अर्थपूर्ण पाठ से|व्याकरण से|श्रुतलेख से',
				1,
				'इसमें अर्थ पहले आता है, फिर वाक्य, शब्द और अक्षर।',
			],
			[
				'“पुस्तकालय” में कौन-सी संधि है?',
				'दीर्घ संधि|गुण संधि|यण संधि|वृद्धि संधि',
				0,
				'पुस्तक + आलय: अ और आ मिलकर आ बनते हैं, यह दीर्घ संधि है।',
			],
			[
				'घर की बोली का कक्षा में क्या स्थान है?',
				'रोकनी चाहिए|सीखने का पुल है|केवल मध्यांतर में|केवल गीतों में',
				1,
				'घर की बोली से नई भाषा तक पहुँचना आसान होता है।',
			],
			[
				'श्रुतलेख से मुख्य रूप से क्या पता चलता है?',
				'कल्पना|वर्तनी और ध्वनि-पहचान|समझ|वाचन-गति',
				1,
				'सुनी ध्वनि को सही अक्षरों में लिख पाना ही श्रुतलेख जाँचता है।',
			],
		],
	],
	[
		'English Grammar in Use',
		'Small points that children and teachers trip over.',
		'English',
		'lit assess',
		[
			[
				'Choose the correct sentence.',
				'Each of the boys have a book.|Each of the boys has a book.|Each of the boys are having a book.|Each of the boy has a book.',
				1,
				'“Each” is singular and takes “has”.',
			],
			[
				'“I have seen him yesterday.” What is wrong?',
				'Spelling|Word order|The tense with a finished time|The article',
				2,
				'A finished time such as “yesterday” takes the simple past: I saw him yesterday.',
			],
			[
				'Which article: “___ university”?',
				'a|an|the only|none',
				0,
				'The word begins with the sound “y”, so it takes “a”.',
			],
			[
				'“She said, ‘I am tired.’” in reported speech:',
				'She said that I am tired.|She said that she was tired.|She said that she is being tired.|She told she was tired.',
				1,
				'The pronoun and the tense step back with the reporter.',
			],
			[
				'Which word is a conjunction?',
				'Under|Although|Quickly|Bright',
				1,
				'“Although” joins two clauses.',
			],
		],
	],
]
