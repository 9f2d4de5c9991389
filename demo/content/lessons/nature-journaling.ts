import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Nature Journaling: Four Live Mornings”, by the title of the lesson. */
export const natureJournaling: Readonly<Record<string, readonly RichBlock[]>> = {
	Looking: [
		p(
			'On the first morning we draw nothing for ten minutes. We look. A page of a nature journal is a record of attention, and attention can be practised like a scale on the harmonium.',
		),
		h('The idea'),
		p(
			'Three sentences open every page, and they need no artist: **I notice … I wonder … It reminds me of …** John Muir Laws, who teaches nature journaling in California, begins each class with them. “I notice” is what the senses give. “I wonder” turns it into a question. “It reminds me of” ties it to what you know already.',
		),
		h('What you need'),
		ul(
			'Five sheets of plain paper folded once and sewn with one stitch, or an old diary.',
			'A pencil, and string to tie it to the book.',
			'A thing that stays: a leaf, a seed pod, a feather from the ground, the bark of a tree.',
		),
		h('The morning, step by step'),
		ol(
			'Sit down with your thing. For three minutes say aloud, without stopping, what you notice: colour, edge, smell, weight, damage, who has eaten from it.',
			'For two minutes only “I wonder”. Do not answer anything.',
			'For one minute “It reminds me of”. Strange answers are the useful ones.',
			'Now write date, time, place and weather at the top of the page, and five things from memory.',
			'Look once more. What did you miss?',
		),
		box(
			'example',
			'Meher had a peepal leaf. “It has a tail,” she noticed; “the tail is a third of the leaf. I wonder if it drips there. It reminds me of the spout of a jug.” The long tip of the peepal is called a drip tip, and one idea is indeed that it lets the rain run off. She had come to the textbook from the other side.',
		),
		box(
			'caution',
			'“It is a peepal leaf” is where many of us stop. A name is good, but it often ends the looking. Write the name last.',
		),
		box(
			'activity',
			'With your class: thirty identical-looking things, such as tamarind pods or neem leaves. Each child looks at one for five minutes. Put all into a basket, shake it, and let the children find their own again. Nearly all do.',
		),
		h('Check'),
		p(
			'Which of these is noticing, and which is already explaining? “The edge is brown.” – “The leaf is old.” The first can be seen. The second may be true, and is a good start for “I wonder”.',
		),
		p('Source: J. M. Laws and E. Lygren, “How to Teach Nature Journaling” (Heyday, 2020).'),
	],
	Drawing: [
		p(
			'“I cannot draw” means, nearly always, “my drawing does not look like the one in my head”. In a journal it does not have to. It has to show what you saw.',
		),
		h('The idea'),
		p(
			'A drawing in a journal is a way to look for longer. The pencil asks questions that the eye skips: does the vein meet the one from the other side, or a little below it? **Draw what is there, not what you know.** We all know that a table has four legs; from here you may see three.',
		),
		h('Four drawings of five minutes'),
		ol(
			'**Blind.** Look only at the thing, never at the paper. Let the pencil crawl along the edge as slowly as an ant. Everybody laughs at the result, and everybody has looked.',
			'**The shape of the air.** Draw the gaps between the leaflets instead of the leaflets.',
			'**Measured.** Lay the pencil beside the leaf and mark its length with your thumb. How many times does the width fit into it? Put dots first, then join them.',
			'**Close up.** Draw a circle as large as a one-rupee coin around a place that interests you, and a big circle beside it. Fill the big one.',
		),
		p(
			'Write around the drawing. An arrow with “brown, like tea” is worth more than brown paint. Numbers count as well: length in centimetres, five petals, eleven spots.',
		),
		table(
			['If it is hard …', 'Try'],
			['it moves', 'draw ten small poses on one page; when it turns back, go on with that pose'],
			['it has too many leaves', 'draw three well and hint at the rest'],
			[
				'the line went wrong',
				'draw the right line beside it; leave the wrong one, it shows that you looked',
			],
			['a child rubs out everything', 'pens for everybody today'],
		),
		box(
			'example',
			'On the second morning forty teachers drew a hibiscus. In the blind drawings the long tube with the pollen ran off the page in nearly all. “So it is longer than we thought,” said Joseph from Aizawl. They measured: it was longer than the petals.',
		),
		box(
			'activity',
			'Draw the same twig on Monday and on Thursday, measured, with the date. Put it in water between. On Thursday write only what is different.',
		),
		h('Listen for'),
		ul(
			'“Is this right?” Answer with “What did you see here?” and point at the plant.',
			'“Yours is so good.” Say what the page **shows**: “I can see where the insect ate.”',
		),
	],
	Wondering: [
		p(
			'The third morning belongs to questions. A journal full of answers is a textbook in bad handwriting. A journal full of questions is the beginning of science.',
		),
		h('The idea'),
		p(
			'Not every question leads on in the same way. Some can be answered by looking longer, some by counting or trying, some only by a book, and some by nobody. Children can sort their questions, and with that they plan their own investigation.',
		),
		table(
			['Question', 'What answers it'],
			['How many ants pass in a minute?', 'looking and counting, now'],
			['Do they come at noon as well?', 'coming back, three times a day'],
			['Do they prefer sugar or salt?', 'trying, with one thing changed'],
			['What is this ant called?', 'a book, or somebody who knows'],
			['Do ants get bored?', 'nobody, yet; keep it'],
		),
		h('The morning, step by step'),
		ol(
			'Sit within reach of a trail of ants, a flower with visitors, or a puddle. Ten minutes: only questions, one on each line.',
			'Mark each question: L for look, T for try, B for book, N for nobody yet.',
			'In the breakout room choose one question with L or T. Turn it into a plan in four lines: what we do, where and when, what we count, how often.',
			'Do it until the next session. Bring numbers and one drawing.',
		),
		box(
			'idea',
			'“Why” is hard to answer, “what happens if” is easy to try. “Why does the touch-me-not close?” becomes “Does it close more quickly when it was shaken twice?”',
		),
		box(
			'example',
			'A group wondered whether squirrels prefer one tree. They drew a map of the school yard and put a dot for every squirrel they saw in fifteen minutes, for four days. Thirty-one of forty-four dots were on the rain tree. “Because it has fruit?” asked one. “Because the dog sleeps under the mango,” said another. They had two new plans.',
		),
		box(
			'caution',
			'Change one thing only. If the sugar lies in the sun and the salt in the shade, the ants have told you nothing about salt.',
		),
		box(
			'activity',
			'Take a question of a child in your class from last week. Write it as L, T, B or N. If it is B or N, find the part of it that can be looked at.',
		),
		h('Check'),
		p(
			'“Are there more butterflies on sunny days?” What do you need before you count? A place, a time of day, a number of minutes, and a word for sunny that two people understand in the same way.',
		),
	],
	'A class journal': [
		p(
			'Forty private notebooks are a pleasure. One book that belongs to the class, and that goes on next year with other children, is a small monument. On the last morning we begin it.',
		),
		h('The idea'),
		p(
			'A class journal follows one place through a year: a tree, a wall, a drain with frogs. The place is so near that anybody can go there in three minutes. The entries are short, dated and signed. After a year somebody can ask “When did the silk cotton flower last time?” and turn the pages.',
		),
		h('How it works'),
		ol(
			'Choose the place together. It must be reached without crossing a road, and something must live there in May.',
			'Two children are its keepers for a week. They go every second day, for ten minutes, with pencil and measuring tape.',
			'Each visit gives half a page: date, time, weather, one drawing, “I notice”, “I wonder”, and one number that is always the same, such as the height of a shoot or the number of nests.',
			'On Friday the keepers read their week to the class. The class chooses one question for the next two.',
			'At the end of each month a group makes one page: what came, what went, what we still want to know.',
		),
		table(
			['Month', 'Look for (in the plains of north India)'],
			['February, March', 'silk cotton and palash in flower without leaves; mango in blossom'],
			['April, May', 'amaltas in flower; birds at water'],
			['June, July', 'the first rain, frogs, snails, the smell of earth'],
			['August, September', 'spiders’ webs, seedlings, dragonflies'],
			['October, November', 'shiuli in flower; wagtails and other winter guests arrive'],
			['December, January', 'fog, bare neem branches, sunbirds at the last flowers'],
		),
		p(
			'Your district has its own calendar, and yours is better than this table. The citizen science project SeasonWatch collects what schools see of their trees, from all over India.',
		),
		box(
			'example',
			'The Government School of Thanamandi began with a walnut tree. In the second year a child of Class 4 found that the first leaf had come nine days earlier than in the year before. “Who measured last year?” she asked. “I did,” said a boy of Class 5, and showed his page.',
		),
		box(
			'activity',
			'Name your place, your number and your first two keepers. Write them on the first page of the book, and let the whole class sign below.',
		),
		h('Handout'),
		ul(
			'Date, time, place, weather.',
			'I notice … I wonder … It reminds me of …',
			'One drawing, with arrows and words.',
			'The number of our place.',
			'Names of the keepers.',
		),
	],
}
