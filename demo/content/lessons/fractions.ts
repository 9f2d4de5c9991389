import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, math, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Fractions That Make Sense”, by the title of the lesson. */
export const fractions: Readonly<Record<string, readonly RichBlock[]>> = {
	'Sharing fairly': [
		p(
			'Children share long before they write fractions. A child of six who hands out sweets knows what is fair. This lesson turns that knowledge into the first meaning of a fraction: **equal parts of one whole**.',
		),
		h('The idea'),
		p(
			'Most books begin with a shaded circle. The child counts: one shaded part, four parts in all, write $\\frac{1}{4}$. Nothing in this counting needs the parts to be equal, and many children never notice that they must be. Sharing makes equality the point: an unfair share is refused at once.',
		),
		p(
			'There is a second reason to begin with sharing. When three children share two rotis, the answer $\\frac{2}{3}$ is an amount of roti. It is one number. A child who has only shaded circles sees two numbers with a bar between them.',
		),
		box(
			'example',
			'A teacher in Class 3 gave four children three paper rotis. One group cut every roti into four and gave each child three pieces. Another cut two rotis into halves and the last one into four. “Did you get the same?” Both groups laid their pieces on top of each other to see. They had.',
		),
		h('In your class'),
		ol(
			'Give groups of four children 2, then 6, then 3 paper rotis to share. Paper can be folded before it is cut.',
			'Ask each group to say what one child gets, in words: “a half”, “one and a half”, “three quarters”.',
			'Let two groups with different cuts compare. The question is always the same: is it fair, and is it the same amount?',
			'Only now write the fractions beside the words.',
		),
		table(
			['Rotis', 'Children', 'Each child gets'],
			['2', '4', '$\\frac{1}{2}$'],
			['6', '4', '$1\\frac{1}{2}$'],
			['3', '4', '$\\frac{3}{4}$'],
		),
		box(
			'activity',
			'Ask tomorrow: “Five children share three rotis. Does one child get more or less than a half? How do you know without cutting?” Write down two answers word for word.',
		),
		h('Listen for'),
		ul(
			'“Each gets three pieces.” Ask: pieces of what size? The size is what makes it a fraction.',
			'“It is not fair, that one is bigger.” This child is ready for the next lesson.',
		),
		p(
			'Source: the first recommendation of “Developing Effective Fractions Instruction” (Institute of Education Sciences, 2010) is to build on what children know about sharing. Math-Magic for Class 4 (NCERT) begins its chapter on halves and quarters in the same way.',
		),
	],
	'Paper strips': [
		p(
			'A circle is hard to divide into three. A strip of paper is easy to fold, and it looks like the number line that comes next. Five strips are enough for the whole course.',
		),
		h('Make the strips'),
		ol(
			'Cut five strips of 24 cm by 3 cm for each pair of children. Twenty-four can be divided by 2, 3, 4, 6 and 8.',
			'Leave one strip whole. Fold the others into 2, 4, 3 and 6 equal parts. Thirds need a loose fold that is pushed until three parts match; let them struggle a little.',
			'Write the name on **each part**: $\\frac{1}{3}$, $\\frac{1}{3}$, $\\frac{1}{3}$. Do not write 1, 2, 3.',
		),
		box(
			'caution',
			'Fold, do not cut. A folded strip can be opened, and the whole is still there. Once it is cut into pieces, children count pieces and forget the whole.',
		),
		h('The idea'),
		p(
			'The parts with a name such as $\\frac{1}{3}$ are **unit fractions**. Every other fraction is so many of them: $\\frac{2}{3}$ is two parts of the size one third. Say it like “two kilograms”: a number and a unit.',
		),
		p(
			'The strips show what a rule would have to say: the more parts, the smaller each part. Lay the sixths below the thirds. Nobody who has folded both says that $\\frac{1}{6}$ is larger because 6 is larger than 3.',
		),
		box(
			'example',
			'Farida held up the strip of fourths and folded one part back. “What do you see?” – “Three fourths.” – “And what is hidden?” – “One fourth.” – “How much is that together?” – “The whole strip.” She did it with every strip, and the class said the pairs aloud: two thirds and one third, five sixths and one sixth.',
		),
		box(
			'activity',
			'Show two strips with the names hidden. Which is longer, three of the fourths or two of the thirds? First they guess, then they lay one on the other. Let one child explain with words what the strips show.',
		),
		h('Check'),
		p(
			'Ask each child to draw $\\frac{5}{6}$ of a strip without a ruler. Look at two things: are the parts about equal, and are there six of them? A drawing with five equal parts shows the commonest error: the child drew the top number only.',
		),
	],
	'The number line': [
		p(
			'On a strip a fraction is a part. On the number line it is a place: a number between other numbers. Children who meet the line early do better with fractions later, because it shows size, order and what lies between.',
		),
		h('The idea'),
		p(
			'Lay the whole strip on a long line from 0 and mark its end: that is 1. Lay it again from there: 2. Now lay the strip of fourths and mark every fold. The mark after three folds is $\\frac{3}{4}$. It is three quarters of the way from 0 to 1.',
		),
		p(
			'Go on with the same strip beyond 1. After five folds you are at $\\frac{5}{4}$. There is nothing improper about it; it is one more fourth than four fourths, so it is also $1\\frac{1}{4}$.',
		),
		box(
			'caution',
			'Count the **spaces**, not the marks. A child who counts marks begins with 1 at zero and puts $\\frac{3}{4}$ where $\\frac{2}{4}$ is. Ask them to walk the spaces with a finger and say “one fourth, two fourths …”.',
		),
		h('In your class'),
		ol(
			'Stretch a rope across the room with a card 0 and a card 2 at its ends. Ask where 1 is. Let the class decide and fold the rope to check.',
			'Hand out cards: $\\frac{1}{2}$, $\\frac{3}{4}$, $\\frac{5}{4}$, $\\frac{3}{2}$, $\\frac{1}{3}$. One child at a time hangs a card and says why there.',
			'Leave the cards where they are, even when one is wrong. The next children may move one card, with a reason.',
		),
		box(
			'example',
			'In a class in Nashik a boy hung $\\frac{1}{3}$ to the right of $\\frac{1}{2}$, “because three is more”. Nobody corrected him. Three cards later a girl took the thirds strip from her desk, laid it along the rope and moved the card. The teacher asked him what he thought now. He laid it himself.',
		),
		box(
			'activity',
			'Draw a line from 0 to 3 without marks. Ask for $\\frac{7}{3}$. Before anybody draws: is it nearer to 2 or to 3?',
		),
		p(
			'Source: “Use number lines as a central representational tool” is the second recommendation of “Developing Effective Fractions Instruction” (Institute of Education Sciences, 2010).',
		),
	],
	Equivalence: [
		p(
			'Two fractions are equivalent when they are the **same number**: the same length of strip, the same place on the line. The rule “multiply above and below” comes last, as a short way to say what the strips show.',
		),
		h('The idea'),
		p(
			'Lay the thirds above the sixths. Each third covers exactly two sixths. So two thirds cover four sixths:',
		),
		math('\\frac{2}{3} = \\frac{2 \\times 2}{3 \\times 2} = \\frac{4}{6}'),
		p(
			'Why may we multiply both numbers by 2? Because every part was folded once more. There are twice as many parts, and each is half as large. The length did not change; the name did.',
		),
		box(
			'idea',
			'Folding changes the name of a fraction and not the number. Ask “what happened to the strip?” before you ask for the calculation.',
		),
		h('In your class'),
		ol(
			'Pairs take the strip of halves and fold it again. What is a half called now? And after one more fold?',
			'They write all names of a half that they can find: $\\frac{1}{2} = \\frac{2}{4} = \\frac{4}{8}$. Somebody will ask for thirds: can a half be so many thirds?',
			'Let them search for strips where a fold of one meets a fold of the other. That is the list of equivalent fractions.',
		),
		table(
			['Begin with', 'Fold every part into', 'New name'],
			['$\\frac{1}{2}$', '2', '$\\frac{2}{4}$'],
			['$\\frac{1}{2}$', '3', '$\\frac{3}{6}$'],
			['$\\frac{2}{3}$', '2', '$\\frac{4}{6}$'],
			['$\\frac{3}{4}$', '2', '$\\frac{6}{8}$'],
		),
		box(
			'activity',
			'Write $\\frac{3}{5} = \\frac{?}{10}$ and $\\frac{3}{5} = \\frac{9}{?}$ on the board. Each child draws a strip for one of them and explains it to the neighbour.',
		),
		h('Listen for'),
		ul(
			'“I added 2 above and 2 below.” Ask for both strips. $\\frac{1}{2}$ and $\\frac{3}{4}$ are not the same length.',
			'“Four sixths is more, the numbers are bigger.” Lay one strip on the other and let the child say it again.',
		),
	],
	'Adding without a rule': [
		p(
			'Children who are told the rule for adding fractions forget it by the next term, or mix it with the rule for multiplying. Children who know what a third is can add thirds without one.',
		),
		h('The idea'),
		p(
			'Two apples and three apples are five apples. Two sevenths and three sevenths are five sevenths. The word below the line is the unit, and adding does not change the unit:',
		),
		math('\\frac{2}{7} + \\frac{3}{7} = \\frac{5}{7}'),
		p(
			'And a half and a third? That is like three rupees and twenty paise: first one needs the same unit. Lay both strips beside the sixths. A half is three sixths, a third is two sixths, together five sixths:',
		),
		math('\\frac{1}{2} + \\frac{1}{3} = \\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}'),
		box(
			'caution',
			'If a child writes $\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$, do not say “wrong rule”. Ask: is $\\frac{2}{5}$ more or less than a half? The answer would be smaller than one of the parts that were added.',
		),
		h('Estimate first'),
		p(
			'Before each sum everybody says only one thing: is it less than 1, about 1, or more than 1? Half a minute of this saves many wrong answers, because the child has something to compare with.',
		),
		ol(
			'Sums with one unit, said aloud: “two fifths and one fifth”.',
			'Sums in which one unit fits into the other: $\\frac{1}{2} + \\frac{1}{4}$, $\\frac{1}{3} + \\frac{1}{6}$.',
			'Sums that need a third strip: $\\frac{1}{2} + \\frac{1}{3}$, $\\frac{2}{3} + \\frac{1}{4}$.',
		),
		box(
			'example',
			'Reading out $\\frac{3}{8} + \\frac{1}{4}$, Sunita’s class says “three eighths and one fourth”. She waits. Somebody says “one fourth is two eighths”, and the sum is done: five eighths. Nobody spoke of a common denominator.',
		),
		box(
			'activity',
			'A jug holds $\\frac{3}{4}$ of a litre and a glass $\\frac{1}{3}$ of a litre. Do both fit into a bottle of one litre? Decide first, then calculate. The answer is no: together they are $\\frac{13}{12}$.',
		),
	],
	'Why invert and multiply': [
		p(
			'“Ours is not to reason why, just invert and multiply.” Many of us learned it that way. This lesson gives two reasons that a child of eleven can follow.',
		),
		h('The first reason: how many fit in'),
		p(
			'Division asks how many times one amount fits into another. $6 \\div 2$: how many twos are in six? In the same way $2 \\div \\frac{1}{4}$ asks how many quarters are in two. In one whole there are 4 quarters, in two there are 8:',
		),
		math('2 \\div \\frac{1}{4} = 2 \\times 4 = 8'),
		p(
			'So dividing by a unit fraction is multiplying by the number of parts. And by three quarters? Three quarters are three times as large as one quarter, so only a third as many fit in:',
		),
		math('2 \\div \\frac{3}{4} = 2 \\times 4 \\div 3 = 2 \\times \\frac{4}{3} = \\frac{8}{3}'),
		p(
			'That is the rule: times 4, because of the quarters, and divided by 3, because there are three.',
		),
		h('The second reason: the same unit'),
		p(
			'With the same unit, division is as with whole numbers: 6 sevenths divided by 2 sevenths is 3, as 6 metres divided by 2 metres is 3.',
		),
		math(
			'\\frac{2}{3} \\div \\frac{1}{2} = \\frac{4}{6} \\div \\frac{3}{6} = 4 \\div 3 = \\frac{4}{3}',
		),
		box(
			'idea',
			'The first reason explains the rule, the second one works without it. Children need one of them that they can tell in their own words.',
		),
		box(
			'activity',
			'A scarf needs $\\frac{3}{4}$ m of cloth. How many scarves does 3 m give? Let pairs draw the cloth before they calculate. Then change 3 m to 2 m: two scarves, and $\\frac{1}{2}$ m is left over. Why does the calculation say $\\frac{8}{3}$? Because half a metre is two thirds of a scarf.',
		),
		h('Check'),
		p(
			'Ask for a story that belongs to $1 \\div \\frac{1}{3}$ and one that belongs to $1 \\times \\frac{1}{3}$. Children who can tell both stories apart have understood more than the rule.',
		),
	],
	'Diagnosing errors': [
		p(
			'A wrong answer in fractions is seldom careless. It follows from an idea that worked with whole numbers. If you know the idea, one question is often enough.',
		),
		h('Five errors and a question for each'),
		table(
			['The child writes', 'The idea behind it', 'Ask'],
			[
				'$\\frac{1}{6} > \\frac{1}{3}$',
				'The larger number is the larger fraction.',
				'Into how many parts did you fold? Which part is longer?',
			],
			[
				'$\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$',
				'Above and below are two separate numbers.',
				'Is your answer more or less than a half?',
			],
			[
				'Three of four **unequal** parts are $\\frac{3}{4}$',
				'A fraction is counting parts.',
				'Would you share it like this with a friend?',
			],
			[
				'$\\frac{3}{4}$ at the third **mark** of the line',
				'Marks are counted, not spaces.',
				'Walk with your finger: where is one fourth?',
			],
			[
				'$3 \\div \\frac{1}{2} = 1\\frac{1}{2}$',
				'Dividing makes smaller.',
				'How many halves are in three rotis?',
			],
		),
		h('How to use it'),
		ol(
			'Take ten notebooks from different benches, not the first ten.',
			'Sort by idea and not by mark: which of the five is it? Most notebooks have one.',
			'Ask the question and wait. Do not show the correct way yet; let the child compare two things that they made.',
			'Write one line for each child: idea, question, answer. Look at it again after two weeks.',
		),
		box(
			'caution',
			'Do not correct all five in one lesson. Choose the idea that most children have, and give the others the strip or the line to work with meanwhile.',
		),
		box(
			'activity',
			'Make a page with five answers, two of them right, by an invented child. Pairs decide which are right and write to that child what they would ask. Those who explain an error seldom make it again.',
		),
		p(
			'The quiz below asks about errors like these. Take it before you use the table with your class, and note where you had to think.',
		),
	],
}
