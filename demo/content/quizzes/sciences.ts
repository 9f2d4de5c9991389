import type { QuizEntry } from './quiz-entry.ts'

/** Quizzes on the sciences and on computers. */
export const scienceQuizzes: readonly QuizEntry[] = [
	[
		'Everyday Science Misconceptions',
		'What pupils believe before the lesson, and often after it.',
		'Science',
		'inq',
		[
			[
				'Why is it hotter in summer?',
				'The Earth is nearer to the Sun|Sunlight falls more directly and longer|The Sun burns brighter|There are fewer clouds',
				1,
				'The tilt of the axis changes angle and length of daylight.',
			],
			[
				'A stone and a feather fall in a vacuum. Which lands first?',
				'The stone|The feather|Both together|Neither falls',
				2,
				'Without air both fall with the same acceleration.',
			],
			[
				'Where does most of a tree’s mass come from?',
				'Soil|Water alone|Carbon dioxide of the air|Sunlight',
				2,
				'Photosynthesis builds sugar out of carbon dioxide and water.',
			],
			[
				'What are the bubbles in boiling water?',
				'Air|Oxygen and hydrogen|Water vapour|Heat',
				2,
				'Water turns into vapour inside the liquid.',
			],
			[
				'Why do we see phases of the Moon?',
				'The Earth’s shadow|We see different parts of its lit half|Clouds|The Moon changes shape',
				1,
				'Half of the Moon is always lit; we see it from changing sides.',
			],
		],
	],
	[
		'Fair Tests and Variables',
		'Planning an experiment that can answer its question.',
		'Science',
		'inq assess',
		[
			[
				'Does warm water dissolve sugar faster? What must you change?',
				'The amount of sugar|The temperature|The cup|The spoon',
				1,
				'Change the one thing that you ask about.',
			],
			[
				'What must stay the same?',
				'Temperature|Amount of water and sugar, and stirring|The time|Nothing',
				1,
				'Else you cannot say what made the difference.',
			],
			[
				'Why repeat a measurement?',
				'To fill the table|To see how far results scatter|To use time|To get the expected value',
				1,
				'Repeats show whether a difference is larger than chance.',
			],
			[
				'One of five readings is far off. What do you do?',
				'Delete it quietly|Note it, look for a cause, repeat|Change it|Stop',
				1,
				'Honest records keep odd results and say what was done.',
			],
			[
				'A hypothesis is',
				'a proven law|a testable expectation with a reason|a wild guess|the result',
				1,
				'It says what should happen and why.',
			],
		],
	],
	[
		'Electric Circuits',
		'Bulbs, batteries and what flows.',
		'Physics',
		'solve',
		[
			[
				'Two equal bulbs in series on one battery, compared with one bulb:',
				'Brighter|Dimmer|The same|They do not glow',
				1,
				'The resistance doubles and the current halves.',
			],
			[
				'Is current used up in a bulb?',
				'Yes, all of it|Partly|No, it is the same before and after|Only in series',
				2,
				'Energy is transferred; charge flows on.',
			],
			[
				'A 12 V battery drives 3 A. The resistance is',
				'4 Ω|9 Ω|15 Ω|36 Ω',
				0,
				'R = V ÷ I = 12 ÷ 3.',
			],
			[
				'Homes are wired in parallel so that',
				'wires are shorter|each appliance gets full voltage and its own switch|bills are lower|fuses never blow',
				1,
				'A fault or a switch in one branch leaves the others on.',
			],
			[
				'A fuse protects by',
				'storing charge|melting when the current is too large|raising the voltage|changing AC to DC',
				1,
				'The thin wire melts and opens the circuit.',
			],
		],
	],
	[
		'Acids, Bases and Salts',
		'From turmeric to titration.',
		'Chemistry',
		'inq',
		[
			[
				'Turmeric paper turns reddish brown in',
				'lemon juice|soap solution|salt water|vinegar',
				1,
				'Soap is basic; turmeric turns red in bases.',
			],
			[
				'The pH of a neutral solution at room temperature is',
				'0|5|7|14',
				2,
				'Hydrogen and hydroxide ions are balanced at 7.',
			],
			[
				'HCl + NaOH gives',
				'salt and water|hydrogen|oxygen|chlorine',
				0,
				'Neutralisation gives sodium chloride and water.',
			],
			[
				'How much more acidic is pH 3 than pH 5?',
				'2 times|10 times|20 times|100 times',
				3,
				'Each step is a factor of ten.',
			],
			[
				'An ant bite stings because of',
				'sodium bicarbonate|methanoic acid|milk of magnesia|calcium oxide',
				1,
				'Methanoic (formic) acid; a mild base such as baking soda soothes it.',
			],
		],
	],
	[
		'Cells and Life',
		'The unit that everything living shares.',
		'Biology',
		'inq',
		[
			[
				'Which part is found in plant cells and not in animal cells?',
				'Nucleus|Cell wall|Mitochondrion|Membrane',
				1,
				'Cellulose walls stiffen plant cells.',
			],
			[
				'Where does respiration mainly take place?',
				'Ribosome|Chloroplast|Mitochondrion|Vacuole',
				2,
				'Mitochondria release energy from food.',
			],
			[
				'Why are cells small?',
				'To hide|Surface must keep up with volume|Because of gravity|To divide quickly only',
				1,
				'Exchange happens at the surface; volume grows faster than surface.',
			],
			[
				'A red blood cell placed in pure water will',
				'shrink|swell and may burst|divide|stay the same',
				1,
				'Water enters by osmosis.',
			],
			[
				'Who first used the word “cell”?',
				'Robert Hooke|Louis Pasteur|Charles Darwin|J. C. Bose',
				0,
				'In 1665, looking at cork.',
			],
		],
	],
	[
		'Computational Thinking',
		'Breaking down, spotting patterns, giving exact steps.',
		'Computer Science',
		'solve',
		[
			[
				'Which is an algorithm?',
				'A computer|A recipe with exact steps|A picture|A password',
				1,
				'A finite list of exact steps that solves a task.',
			],
			[
				'You look up a word by opening the dictionary in the middle again and again. This is',
				'linear search|binary search|sorting|recursion only',
				1,
				'Each look halves what is left.',
			],
			[
				'for i in range(3): print(i) prints',
				'1 2 3|0 1 2|0 1 2 3|3',
				1,
				'range(3) begins at 0 and ends before 3.',
			],
			[
				'Breaking a big problem into small ones is called',
				'abstraction|decomposition|debugging|iteration',
				1,
				'Decomposition makes each part solvable.',
			],
			[
				'What is a bug?',
				'A virus|A mistake in a program|A slow computer|An error of the user',
				1,
				'Finding and correcting it is debugging.',
			],
		],
	],
	[
		'Teaching With AI Tools',
		'What a text generator can and cannot do in school.',
		'Computer Science',
		'digi reflect',
		[
			[
				'A text generator writes a reference to a book. You should',
				'trust it|check that the book exists|shorten it|translate it',
				1,
				'It may invent sources that sound right.',
			],
			[
				'Which task is hardest to hand over to a generator?',
				'A summary of a famous poem|An interview with a grandparent, with notes|A list of capitals|A definition',
				1,
				'It depends on something only the pupil has.',
			],
			[
				'What should never be typed into a public tool?',
				'A poem|Pupils’ names with marks|A recipe|A riddle',
				1,
				'Personal data of children must be protected.',
			],
			[
				'Detector programs that claim to spot generated text',
				'are always right|are often wrong and can accuse unfairly|are required by law|work in Hindi only',
				1,
				'Their errors fall hardest on those who write in a second language.',
			],
			[
				'A fair class policy says',
				'never|always|when, for what, and how to say so|ask the tool',
				2,
				'Pupils can follow a rule that names tasks and asks for honesty.',
			],
		],
	],
]
