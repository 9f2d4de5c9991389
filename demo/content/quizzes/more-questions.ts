import type { QuestionEntry } from './quiz-entry.ts'

/** More questions of some quizzes, by title: their attempts draw five of eight. */
export const moreQuestions: Readonly<Record<string, readonly QuestionEntry[]>> = {
	'Reading Comprehension: What Works': [
		[
			'A class meets the word “drought” in a story. What helps most with comprehension?',
			'Copying it five times|Explaining it with an example from the story|Skipping it|Spelling it aloud',
			1,
			'A meaning tied to the text can be used at once to understand the next sentence.',
		],
		[
			'Pupils predict the next page. When is the prediction worth most?',
			'When it is right|When it is checked against the text|When everyone agrees|When it is long',
			1,
			'Checking makes readers look for evidence; a wrong prediction that is corrected teaches as much.',
		],
		[
			'What does a good retelling contain?',
			'Every sentence|The pictures|Who, what happened, and why|The number of pages',
			2,
			'Characters, events and causes show that the pupil has built the story in mind.',
		],
	],
	'Number Sense in the Early Grades': [
		[
			'A child solves 8 + 7 as 8 + 2 + 5. What is she using?',
			'Counting all|Making ten|Guessing|Doubling',
			1,
			'She fills up to ten first, which keeps the rest small enough to see.',
		],
		[
			'Which task shows best whether a child can subitise?',
			'Counting to twenty|Saying how many dots a quick flash showed|Writing 5|Sorting buttons by colour',
			1,
			'To subitise is to see a small number without counting.',
		],
		[
			'On an empty number line from 0 to 100 a child puts 50 near the end. What next?',
			'Mark it wrong|Fold the line in the middle and talk about halves|Use a line to 1,000|Move on',
			1,
			'Folding gives her a landmark, so that the size of numbers becomes a distance.',
		],
	],
	'Electric Circuits': [
		[
			'A bulb does not light. What do you check first?',
			'The colour of the wire|Whether the circuit is a closed loop|The size of the room|The brand of the battery',
			1,
			'Without a closed path no current flows, whatever the parts are.',
		],
		[
			'A third equal bulb is added in parallel. The total current',
			'halves|stays the same|grows|stops',
			2,
			'Each branch draws its own current, so the battery has to give more.',
		],
		[
			'A pupil says: “The second bulb gets less, the first used some.” Which measurement helps?',
			'The current before and after the first bulb|The weight of the bulbs|The length of the wires|The temperature of the room',
			0,
			'Both readings are the same: current is not used up, energy is passed on.',
		],
	],
	'Cells and Life': [
		[
			'Onion peel is stained with iodine before it is looked at. Why?',
			'To kill germs|To make the nucleus visible|To make cells grow|To remove water',
			1,
			'Most of a living cell is transparent; the stain colours the nucleus.',
		],
		[
			'Which of these is not made of cells?',
			'A mushroom|A virus|A leaf|An amoeba',
			1,
			'A virus has genetic material in a coat and needs a cell to make more of itself.',
		],
		[
			'Plant cells kept in strong salt solution',
			'swell|lose water, and the membrane leaves the wall|burst|divide',
			1,
			'Water moves out by osmosis, and the contents shrink away from the wall.',
		],
	],
	'Classroom Management': [
		[
			'Half the class finishes early every day. What helps most?',
			'Longer lectures|A known list of what to do next|Silence until the bell|Extra marks',
			1,
			'A routine for early finishers keeps the teacher free for those who still work.',
		],
		[
			'You have 60 pupils and five minutes of group work. What saves most time?',
			'New groups each day|Fixed groups with fixed roles|Groups chosen by pupils|No groups',
			1,
			'When places and roles are known, the work begins within seconds.',
		],
		[
			'A pupil is often late on Mondays. What comes first?',
			'A fine|Standing outside|Asking him what happens on Monday mornings|A letter to the principal',
			2,
			'The cause decides the remedy; many late pupils travel or work on Sundays.',
		],
	],
	'Formative Assessment': [
		[
			'Mini whiteboards show you',
			'marks for the report|what every pupil thinks at the same moment|neat handwriting|who is absent',
			1,
			'All answers are visible together, so the next step can fit the class.',
		],
		[
			'Two thirds of the class choose the same wrong option. The next step is to',
			'tell the right one|let them argue in pairs and vote again|go on|give a test',
			1,
			'A shared wrong idea is best met by reasons from classmates, then a second vote.',
		],
		[
			'Which of these is a success criterion?',
			'Do your best|Write neatly|Names both variables and keeps one the same|Finish page 12',
			2,
			'It says what good work has, so that pupils can check their own.',
		],
	],
	'Inclusive Classrooms': [
		[
			'A pupil who is hard of hearing sits in class. Which habit helps most?',
			'Speaking while writing on the board|Facing the class when you speak|Speaking very fast|Turning the lights off',
			1,
			'Lip reading needs a visible, well-lit face.',
		],
		[
			'The rest of the class reads a page while one child listens to it. The goal is',
			'the same: understand the text|lower for that child|higher for that child|to keep the child busy',
			0,
			'An accommodation changes the way in, not what is to be learned.',
		],
		[
			'Who writes an individual plan for a child with a disability?',
			'The class teacher alone|The doctor alone|Teachers, parents, specialists and the child together|The board of education',
			2,
			'Each knows a part of what works; the child knows what it feels like.',
		],
	],
	'Everyday Science Misconceptions': [
		[
			'Why does a metal spoon feel colder than a wooden one in the same room?',
			'It is colder|Metal takes heat from the hand faster|Wood makes heat|Metal holds cold air',
			1,
			'Both have the temperature of the room; metal conducts heat away from the skin.',
		],
		[
			'A ball is thrown straight up. At the highest point the force on it is',
			'zero|its weight, downwards|upwards|larger than its weight',
			1,
			'It stops for a moment, but gravity acts on it all the time.',
		],
		[
			'Water on the outside of a cold glass came',
			'through the glass|from the air|from the ice|from your hand',
			1,
			'Water vapour of the air condenses where the glass is cold enough.',
		],
	],
}
