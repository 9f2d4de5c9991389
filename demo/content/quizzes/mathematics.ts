import type { QuizEntry } from './quiz-entry.ts'

/** Quizzes on numbers and on teaching them. */
export const mathematicsQuizzes: readonly QuizEntry[] = [
	[
		'Fractions: Spot the Misconception',
		'Real answers by children, and the idea behind each.',
		'Mathematics',
		'num assess',
		[
			[
				'A child says 1/8 is larger than 1/4. Why, most likely?',
				'She guessed|She compares 8 and 4 as whole numbers|She mixed up the signs|She used decimals',
				1,
				'Whole-number thinking: eight is more than four, so an eighth seems more.',
			],
			[
				'1/2 + 1/3 = 2/5. What did the child do?',
				'Added tops and added bottoms|Multiplied|Found a common denominator|Inverted',
				0,
				'Numerators and denominators were added as if they were separate numbers.',
			],
			[
				'Which picture shows 3/4 wrongly?',
				'Three of four equal strips shaded|Three of four unequal parts shaded|A point at 0.75 on the number line|Three of four marbles red',
				1,
				'The parts must be equal for the name “quarters” to make sense.',
			],
			['How many halves are in 3?', '1½|3|6|9', 2, 'Each whole holds two halves, so 3 ÷ ½ = 6.'],
			[
				'Which fraction lies between 1/3 and 1/2?',
				'1/6|2/5|3/4|2/3',
				1,
				'2/5 = 0.4, between 0.333 and 0.5.',
			],
		],
	],
	[
		'Number Sense in the Early Grades',
		'Counting, comparing and place value.',
		'Mathematics',
		'num',
		[
			[
				'A child counts five stones, you move them apart, and she counts again. What has she not yet understood?',
				'Conservation of number|Subtraction|Zero|Writing numerals',
				0,
				'The number stays the same when things are moved.',
			],
			[
				'What does “cardinality” mean?',
				'Saying numbers in order|The last number said tells how many|Writing numbers|Comparing lengths',
				1,
				'The final count word names the whole set.',
			],
			['The value of 7 in 4,731 is', '7|70|700|7,000', 2, 'It stands in the hundreds place.'],
			[
				'Best first model for place value:',
				'Bundles of ten sticks|Money|An abacus|Numerals on the board',
				0,
				'A bundle can be opened and counted; a coin or bead cannot.',
			],
			[
				'A child writes “one hundred and five” as 1005. Why?',
				'Carelessness|She writes what she hears, 100 and 5|She cannot count|She reverses digits',
				1,
				'She joins the two numerals that she hears.',
			],
		],
	],
	[
		'Algebraic Thinking',
		'Patterns, equality and unknowns.',
		'Mathematics',
		'solve',
		[
			[
				'8 + 4 = __ + 5. Many children write 12. What do they think “=” means?',
				'Is the same as|The answer comes next|Add everything|Compare',
				1,
				'They read the sign as a command to work out.',
			],
			[
				'A pattern grows 3, 5, 7, 9. The tenth number is',
				'19|20|21|23',
				2,
				'The rule is 2n + 1, so 2 × 10 + 1 = 21.',
			],
			['If 3x + 2 = 17, x is', '3|5|6|15', 1, 'Take away 2 to get 15, and share by 3.'],
			[
				'Which expression means “five less than twice a number”?',
				'5 − 2n|2n − 5|2(n − 5)|n² − 5',
				1,
				'Twice the number first, then five less.',
			],
			[
				'The sum of two odd numbers is always',
				'odd|even|prime|a multiple of 3',
				1,
				'(2a + 1) + (2b + 1) = 2(a + b + 1).',
			],
		],
	],
	[
		'Geometry Through Paper Folding',
		'What a fold proves.',
		'Mathematics',
		'exp solve',
		[
			[
				'Fold one corner of a triangle to meet the others on the base. What is shown?',
				'Area formula|The angles add up to 180°|Pythagoras|Similarity',
				1,
				'The three angles lie side by side along a straight line.',
			],
			[
				'Folding a segment so that its ends meet gives its',
				'angle bisector|perpendicular bisector|median|tangent',
				1,
				'Every point of the crease is equally far from both ends.',
			],
			[
				'How many lines of symmetry has a regular hexagon?',
				'3|4|6|12',
				2,
				'Three through corners and three through sides.',
			],
			[
				'A square folded along a diagonal makes two',
				'equilateral triangles|right isosceles triangles|scalene triangles|rectangles',
				1,
				'Each has a right angle and two equal sides.',
			],
			[
				'An interior angle of a regular pentagon measures',
				'72°|90°|108°|120°',
				2,
				'(5 − 2) × 180° ÷ 5 = 108°.',
			],
		],
	],
]
