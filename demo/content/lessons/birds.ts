import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “A Field Sheet for Fifteen Common Birds”, by the title of the lesson. */
export const birds: Readonly<Record<string, readonly RichBlock[]>> = {
	'The walk': [
		p(
			'Twenty minutes, no binoculars, forty children: a bird walk in the school yard works if everybody has a job and nobody has to be silent for long.',
		),
		h('The idea'),
		p(
			'Children see many more birds than they can name. Do not begin with names. Begin with four things that anybody can see: **size** (smaller than a sparrow, like a myna, like a crow, larger), **beak**, **tail**, and **what it is doing**. The name is the last column of the sheet.',
		),
		h('Step by step'),
		ol(
			'The day before: show five pictures, and let the class make the five calls together.',
			'Go out before nine, or after four. At noon birds rest, as you should.',
			'Groups of five: one points, one counts, one writes, one listens, one looks up. Every five minutes they change.',
			'Stand still at three places, for four minutes each. Birds come back when feet stop.',
			'On the way in: each group tells the one thing that surprised it.',
		),
		table(
			['Bird', 'Size', 'Look for', 'Children hear'],
			['House sparrow', 'small', 'male with grey cap and black bib', 'chirrup, chirrup'],
			['Purple sunbird', 'smaller than a sparrow', 'long bent beak, at flowers', 'chwit, chwit'],
			[
				'Common tailorbird',
				'smaller than a sparrow',
				'rust cap, tail held up',
				'towit-towit-towit, very loud',
			],
			['Red-vented bulbul', 'like a myna', 'black crest, red below the tail', '“be-quick-quick”'],
			['Common myna', 'myna', 'yellow round the eye, white in the wing', 'a whole conversation'],
			[
				'Green bee-eater',
				'like a sparrow, with a long tail',
				'flies out from a wire and back',
				'trree-trree',
			],
			[
				'White-throated kingfisher',
				'like a myna',
				'blue back, large red beak',
				'a laugh that falls',
			],
			[
				'Rose-ringed parakeet',
				'like a myna, long tail',
				'green, red beak, in a noisy flock',
				'kee-ak',
			],
			['Spotted dove', 'between myna and crow', 'a neck like a chessboard', 'croo-croo-kroo'],
			['Rock pigeon', 'between myna and crow', 'grey, two dark bars in the wing', 'gutar-goo'],
			[
				'Asian koel',
				'like a crow, longer tail',
				'male black with a red eye; hard to see',
				'ko-EL, ever higher',
			],
			['House crow', 'crow', 'grey neck', 'kaa kaa'],
			['Cattle egret', 'larger than a crow', 'white, walks beside cows', 'little'],
			[
				'Indian pond heron',
				'like a crow, hunched',
				'brown until it flies, then white wings',
				'kwok',
			],
			['Black kite', 'much larger', 'forked tail, circles above', 'a whinny from the sky'],
		),
		box(
			'caution',
			'Nobody touches a nest, and nobody throws anything, also not “to make it fly”. A bird that has to fly up loses the food it was eating.',
		),
		box(
			'activity',
			'Stand at your window tomorrow for five minutes with this sheet. Tick what you see. You now know the birds that your class will find.',
		),
		p(
			'Source: names and field marks as in R. Grimmett, C. Inskipp and T. Inskipp, “Birds of the Indian Subcontinent”. Recordings of all fifteen calls can be heard on xeno-canto.org.',
		),
	],
	'The list': [
		p(
			'A bird that was seen and not written down is a pleasure. A bird that was written down is a fact, and a list of facts that goes on for a year is the first scientific work of a class.',
		),
		h('The idea'),
		p(
			'A list is honest when it says how it was made: who, where, when, how long. Then two lists can be compared. “We saw nine birds” means little. “We saw nine birds in twenty minutes on Monday at eight, and six on the Monday after the tree was cut” is a finding.',
		),
		h('How to keep it'),
		ol(
			'One sheet of chart paper for each month: fifteen rows for the birds, one column for each walk, and an empty row for guests.',
			'In each field the group writes a number, or a cross for “heard only”. Nobody writes what they did not see.',
			'Above the column: date, time, weather, minutes, names.',
			'At the end of the month the class draws one graph: the bird of its choice, week by week.',
			'Send the list to eBird through your own account (an adult’s). Bird Count India explains how, in several languages, and invites schools every February.',
		),
		box(
			'example',
			'Class 6 in Kottayam had “heard only” for the koel in March, April and May, and nothing from August to January. “It has gone,” said most. “It has stopped singing,” said Anju. They asked the grandmother of the school cook. She had known it all her life: the koel is there; it is quiet.',
		),
		h('Sums that the list gives'),
		ul(
			'Which bird was seen on the most walks? That is its frequency: walks with the bird, divided by all walks.',
			'On which walk were the most kinds seen? What was different on that day?',
			'Add up all house sparrows of a month. Does the sum say how many sparrows there are? No: the same sparrow may have been counted four times.',
		),
		box(
			'activity',
			'Make the chart for next month now. Write the four dates above the columns before you hang it up. A date on the wall is a walk that takes place.',
		),
		h('Check'),
		p(
			'A child writes “eagle”. Ask: larger than a crow? What was the tail like? If it was forked, it was most likely a black kite. If the child is not sure, write “large bird of prey”. That is no failure; it is what is known.',
		),
	],
}
