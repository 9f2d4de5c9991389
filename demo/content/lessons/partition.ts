import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Teaching Partition With Care”, by the title of the lesson. */
export const partition: Readonly<Record<string, readonly RichBlock[]>> = {
	Testimonies: [
		p(
			'In the textbook Partition is a line on a map and a number. In many homes it is a grandmother who never ate mangoes again. This webinar is about bringing the voice of such a grandmother into the classroom without hurting anybody who sits there.',
		),
		h('What is certain, and what is not'),
		p(
			'In 1947 about twelve to fifteen million people left their homes. How many died is not known; estimates go from two hundred thousand to two million, and many historians speak of about one million. About seventy-five thousand women are thought to have been abducted. Say to the class that these are estimates, and why: nobody counted, and later many had reasons to count high or low.',
		),
		h('The idea'),
		p(
			'A testimony is not a small piece of the big history. It is **one person’s memory, told at one time, to one listener**. It can be exact about the smell of a train and wrong about the month. So we ask two questions of it, always in this order: what did it mean to the person, and what does it tell us about 1947?',
		),
		h('How to choose'),
		ol(
			'Take three voices, from different sides: one who went to India, one who went to Pakistan, one who stayed. Let at least one be a woman and one a child of that time.',
			'Take voices in which somebody helps across the line. They are no ornament: such help is told in very many testimonies.',
			'Leave out descriptions of violence against bodies. What happened can be said in one sentence of yours.',
			'Read the whole testimony yourself before you cut it. Two minutes of reading aloud are enough for a class.',
		),
		table(
			['Where to find them', 'What is there'],
			[
				'The 1947 Partition Archive',
				'thousands of recorded interviews, many in Hindi, Urdu, Punjabi, Bengali and Sindhi',
			],
			[
				'Partition Museum, Amritsar (since 2017)',
				'objects with their stories: a jacket, a briefcase, a lock',
			],
			[
				'Urvashi Butalia, “The Other Side of Silence” (1998)',
				'women, children, Dalits; for the teacher',
			],
			[
				'NCERT, “Themes in Indian History”, Part III',
				'the chapter “Understanding Partition” for Class 12',
			],
		),
		box(
			'example',
			'A lock is shown in the museum whose family took the key along, because they would be back in a few weeks. Shabnam brought a key to her class in Ambala, laid it on the table and said nothing for a minute. “They thought they were coming home,” said a boy. She had not said a word about numbers yet.',
		),
		box(
			'activity',
			'Find one testimony of at most three hundred words. Underline what the speaker has seen, and put a dotted line under what the speaker has heard from others. Both are worth knowing; they are not the same.',
		),
	],
	'Ground rules': [
		p(
			'Some pupils have a family story from 1947, some have one from last year. You do not know which. Ground rules protect both, and you.',
		),
		h('The idea'),
		p(
			'Nobody learns history by being made to feel what others felt. **Do not let pupils act out flight, violence or loss.** Simulations of suffering end in giggles or in tears, and either way in a false certainty: “now I know how it was.” Nobody who plays knows.',
		),
		h('Five rules'),
		ol(
			'We speak about people then. Nobody here has to answer for them.',
			'We say “some” and “many”, never “they all”.',
			'Nobody has to tell about the own family. Who wants to, asks at home first.',
			'Anybody may leave the room, with a friend, without a reason.',
			'We can disagree about causes. Nobody’s pain is up for debate.',
		),
		p(
			'Read the rules with the class **before** the first text, and let each pupil say which of them is the hardest. Hang them up.',
		),
		h('Two periods that hold'),
		table(
			['Minutes', 'What happens'],
			['10', 'rules; what we know already, without a comment'],
			['10', 'map and dates: June to August 1947, who decided what, how little time there was'],
			['20', 'one voice is read aloud; silence; each writes one sentence'],
			['20', '(second period) two more voices, in groups; what is alike, what is not?'],
			['10', 'why do we have so few voices of women, of labourers, of those who stayed?'],
			['10', 'closing'],
		),
		h('The closing'),
		p(
			'Never let the bell end such a lesson. Keep ten minutes. Ask for one example of somebody who helped. Then let everybody write down one thing that they would like to ask an old person, and stand up, open the windows, and drink water. It sounds like little. It lets the body know that the lesson is over.',
		),
		box(
			'caution',
			'Do not give the homework “Interview your grandparents about Partition”. For some it would open what has been closed with great effort. Offer it as one of three: a person, an object, a place.',
		),
		box(
			'example',
			'After the lesson a girl in Class 9 in Kolkata stayed. Her grandfather had come from Barisal; he never spoke of it. She did not ask him. She brought him a map and asked where the river was. He drew for an hour.',
		),
		box(
			'activity',
			'Write your five rules in the language of your class. Strike out each word that you would not say aloud.',
		),
		p(
			'Source: the advice against simulations is shared by organisations that teach about mass violence, among them Facing History and Ourselves.',
		),
	],
	'Questions from teachers': [
		p(
			'These questions came in the chat. We answer them as we did in the evening, a little shorter.',
		),
		h('“A pupil says: it was the fault of the …”'),
		p(
			'Stay calm, and go back to rule two: “Some did. Who were they, when, where? And who of the same people did something else?” Then to the sources. Blame of a whole people cannot be discussed away; it can be taken apart with names, dates and places.',
		),
		h('“A parent complains that I bring politics into school.”'),
		p(
			'Show the page of the syllabus, the three testimonies and the five rules. Offer that the parent reads the texts. Most complaints are about what a child said that you said.',
		),
		h('“I belong to one of the communities myself.”'),
		p(
			'Then say so, once, in one sentence, and that you have chosen voices from three sides because of it. A colleague of another background who reads your plan is worth gold.',
		),
		h('“May I show a film?”'),
		ul(
			'Scenes from “Garm Hava” (1973) work well with Class 11 and 12: a family that stays. Ten minutes, with a question before.',
			'Not suitable below Class 12: scenes of trains, in whichever film. Pictures remain when the explanation has gone.',
			'For Class 7 and 8 a picture book or a story by Bhisham Sahni or Saadat Hasan Manto, chosen with care; “Toba Tek Singh” is for the oldest.',
		),
		h('“How do I mark it?”'),
		p(
			'Not the feeling. Mark whether a pupil distinguishes what was seen from what was heard, uses “some” and “many”, and can say why two witnesses differ without one of them lying.',
		),
		h('“We live far from the border. Does it concern us?”'),
		p(
			'Refugees were settled from Ulhasnagar to the Andaman Islands, and Dandakaranya. Look for the colony, the market, the school in your district that was founded in those years. If there is none: other partings have gone through your region, and the rules of this evening hold for them as well.',
		),
		h('“I am afraid that I will cry.”'),
		p(
			'That may happen. Stop reading, breathe, and say: “This is hard to read, also for me.” Let a pupil read the next sentence. Children are not harmed by a teacher who is moved. They are alone with a teacher who pretends not to be.',
		),
		box(
			'activity',
			'Write the one sentence in which you will say what happened, without a description, and read it to a colleague. If she asks “and then?”, it is too long; if she asks “what?”, it is too short.',
		),
	],
}
