import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Puppets From Waste: A Live Make-Along”, by the title of the lesson. */
export const puppets: Readonly<Record<string, readonly RichBlock[]>> = {
	Making: [
		p(
			'A shy child who does not speak in class will speak through a sock. That is the whole secret of puppets in school, and it costs nothing. In this hour you make three, each in ten minutes.',
		),
		h('Three puppets'),
		ol(
			'**The sock.** Put your hand in, thumb below, four fingers above: that is the mouth. Mark the eyes with a pen where your knuckles are. Two buttons, sewn or drawn, a strip of newspaper for hair. Practise: the thumb moves, not the fingers. One movement for each syllable.',
			'**The spoon.** A wooden or steel spoon is a head on a neck. Draw a face on paper and tie it on with thread. Wind a handkerchief around the handle below the head: a cloak. It bows, shakes its head, and falls in love quickly.',
			'**The newspaper.** Roll four sheets to a thick stick; that is the body. Roll one sheet thin, put it across and tie it: arms. Crush a ball for the head, wrap it in a torn plastic bag and tie it on. It is as large as a child of three, and two children lead it together.',
		),
		h('The idea'),
		p(
			'A puppet lives by three things: it **looks** at somebody, it **breathes**, and it has **weight**. Before it speaks, let it look at the class from left to right. Let it breathe: up a little, down a little. When it walks, it sinks at every step. A puppet that only waggles is a thing on a hand.',
		),
		table(
			['In India', 'Where', 'How it is moved'],
			['Kathputli', 'Rajasthan', 'strings'],
			['Putul Nach', 'West Bengal', 'rods, also strings and gloves'],
			['Pavakathakali', 'Kerala', 'the hand, as a glove'],
			['Tholu Bommalata', 'Andhra Pradesh', 'shadows of coloured leather'],
			['Ravanachhaya', 'Odisha', 'shadows of deerskin without colour'],
		),
		box(
			'caution',
			'Scissors and needles go round in a box and are counted back. Glue is made from flour and water, boiled and cooled; it holds by the next morning.',
		),
		box(
			'example',
			'A boy of Class 4 in Dhule had not said a word in class since his family had come from another state. His sock had an ear torn off. “He hears only on one side,” the boy told the sock of his neighbour, in Bhojpuri. The neighbour’s sock answered in Ahirani. They understood each other well enough.',
		),
		box(
			'activity',
			'Make the sock tonight. Let it say the multiplication table of seven to somebody at home, and make one mistake. You will be corrected with joy.',
		),
		p(
			'Source: the Centre for Cultural Resources and Training (CCRT, New Delhi) describes the puppet forms of India and trains teachers in making puppets.',
		),
	],
	Playing: [
		p(
			'Three puppets and no play: after five minutes they hit each other. A play of two minutes with a beginning, a trouble and an end prevents that, and it fits into any subject.',
		),
		h('The idea'),
		p(
			'Every short play needs one sentence: **somebody wants something, but …** “The seed wants to grow, but it lies in the dark.” “Five wants to go into twelve, but something is left over.” The “but” is the lesson. If there is none, there is nothing to play.',
		),
		h('Two minutes, four parts'),
		ol(
			'**Who am I?** The puppet says its name and what it wants. Ten seconds.',
			'**But.** Another puppet brings the trouble. Thirty seconds.',
			'**They try.** Twice it does not work. The class may call out advice. One minute.',
			'**And so.** It works, or it does not, and we know why. Twenty seconds.',
		),
		table(
			['Subject', 'Somebody wants', 'but'],
			['Science', 'Water wants to go up the stem', 'the leaf is cut off'],
			['Mathematics', 'Half wants to sit beside a third', 'they do not speak the same language'],
			['Social science', 'A letter wants to reach the village', 'nobody can read the address'],
			['English', 'A verb wants to live in yesterday', 'it has to change its clothes'],
			['Any day', 'Rumour wants to be true', 'somebody asks “Who saw it?”'],
		),
		p(
			'A bench with a bedsheet over it is the stage. The players kneel behind it. The class sits close. Nobody learns lines by heart; the four parts stand on the board.',
		),
		box(
			'example',
			'In Class 7 the **and so** went wrong: the group had let Half and Third become friends because Half gave in. “That is not fair,” said a girl in the audience, “both must change.” So both put on a cloak of sixths. The teacher had tried to say that for a week.',
		),
		box(
			'caution',
			'A puppet may be rude; the child behind it may not be mocked. Stop a play in which a puppet looks or speaks like a pupil of the class. Puppets do not hit each other: what two socks do, two boys do in the break.',
		),
		box(
			'activity',
			'Write the sentence “… wants …, but …” for the lesson that you teach on Thursday. If it takes you more than three minutes, look for what your pupils get wrong most often. That is your “but”.',
		),
		h('Listen for'),
		ul(
			'A child who speaks in another voice: good, it has left itself for a minute.',
			'Two who whisper behind the bench about what comes next: they are writing a text together.',
		),
	],
	'Questions from teachers': [
		p('We collected the questions of the last three sessions. These seven came every time.'),
		h('“I have sixty children. Who plays?”'),
		p(
			'All make a puppet; twelve play, in four groups of three, on four days. The others are the village: they call out advice when the play asks for it. On the fifth day the groups say what advice helped.',
		),
		h('“The parents say that it is a waste of time.”'),
		p(
			'Invite them to the two minutes on water in the stem. Then ask their own child, in front of them, why the leaf matters. Puppets are seldom questioned after that.',
		),
		h('“My pupils of Class 9 find it childish.”'),
		p(
			'Give them shadow puppets of black card and a torch, and the task to play the trial of Bhagat Singh, or the inside of a cell, for Class 6. Whoever plays for the small ones is not childish.',
		),
		h('“How do I mark it?”'),
		table(
			['Look at', 'Good', 'Very good'],
			['the sentence', 'it has a “but”', 'the “but” is what the lesson is about'],
			['the trying', 'two tries', 'the second uses what the first has shown'],
			['the end', 'we know what happened', 'we know why'],
			['the group', 'all three had a part', 'they listened to each other while playing'],
		),
		h('“One child does not want to.”'),
		p(
			'Then it lights the stage, writes the sentence on the board, or is the one who says “Who saw it?” Do not push. In most classes it is the third play at which the sock comes out of the pocket.',
		),
		h('“Is it allowed in the examination year?”'),
		p(
			'One period in two weeks, for the topic that half the class got wrong in the last test. Compare the next test. You do not need to believe us.',
		),
		h('“What about children who do not see or do not hear?”'),
		ul(
			'A child who does not see makes and holds the puppet first, and knows its face with the fingers. The player says aloud what the puppet does.',
			'For a child who does not hear, the puppet signs; the newspaper puppet has arms long enough for that. The class learns five signs beforehand.',
		),
		box(
			'activity',
			'Choose the question that you have yourself. Try the answer once, in your class, and write us what happened. Good answers of other teachers are read out in the next session.',
		),
	],
}
