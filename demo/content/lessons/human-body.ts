import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Teaching the Human Body With Respect”, by the title of the lesson. */
export const humanBody: Readonly<Record<string, readonly RichBlock[]>> = {
	'Before you begin': [
		p(
			'In many schools the chapter on reproduction is “left for self-study”. Pupils then learn about their bodies from the internet and from older cousins. This course is for teachers who want to teach it calmly and well, and who would like to know beforehand what will happen.',
		),
		h('The idea'),
		p(
			'Respect is not a chapter. It is how you speak about the body in all other chapters too. If the heart, the kidney and the knee are named without a giggle in June, the uterus and the testis can be named in November. Begin early, with ordinary words.',
		),
		h('Three things to settle'),
		ol(
			'**With yourself.** Say the ten words of the next lesson aloud, alone, until your voice does not change. Which of them is the hardest? Say it three more times.',
			'**With the head of the school.** Show the pages of the textbook and your plan. You teach what the syllabus has; nobody has to be surprised.',
			'**With the class.** Agree on three rules before the first lesson, and write them where everybody sees them.',
		),
		box(
			'idea',
			'Three rules are enough: we use the words of science; nobody is asked about their own body; we do not laugh at a question. You keep them first.',
		),
		h('Together or apart?'),
		p(
			'Teach boys and girls together whenever you can: each will live with people of the other sex, and half of the respect comes from hearing that a boy’s questions and a girl’s questions are alike. Offer one extra hour in which girls can ask a woman and boys a man, if they like.',
		),
		table(
			['Lesson', 'What it is about', 'Periods'],
			['1', 'how bodies grow: it is not the same year for everybody', '1'],
			['2', 'the parts and their names, outside and inside', '2'],
			['3', 'changes of adolescence, hygiene, sleep, skin', '1'],
			['4', 'menstruation, for all', '1'],
			['5', 'how a human being begins', '2'],
			['6', 'safe and unsafe touch, and where help is', '1'],
		),
		box(
			'activity',
			'Write your three rules. Then write down the two questions that you fear most. Keep the paper; in the third lesson you will answer them.',
		),
		p(
			'Source: NCERT’s textbook for Class 8 has the chapter “Reaching the Age of Adolescence”. UNESCO’s “International technical guidance on sexuality education” (2018) sums up what has been found about such lessons: they do not lead to earlier sexual activity.',
		),
	],
	Words: [
		p(
			'A body part without a decent name cannot be spoken about: not to a teacher, not to a mother, not to a doctor. Children who know the right words are also safer, because they can say what happened to them.',
		),
		h('The idea'),
		p(
			'Every language has three kinds of words for the body: those of science, those of the home, and those that are shouted in the street. Pupils know the last two. Your task is to give them the first **without shaming the second**. “At home you may say it like this. In this room we use the word of science, so that we all mean the same.”',
		),
		table(
			['Word', 'In one sentence'],
			['puberty', 'the years in which a child’s body becomes able to have children'],
			['hormone', 'a substance that one organ makes and that acts on others through the blood'],
			['ovary', 'makes egg cells and hormones; a girl is born with all her egg cells begun'],
			['uterus', 'the organ of muscle in which a baby grows'],
			['menstruation', 'the lining of the uterus leaves the body when no baby has begun'],
			['vagina', 'the passage from the uterus to the outside'],
			['testis', 'makes sperm cells and hormones'],
			['scrotum', 'the bag of skin that holds the testes, a little cooler than the body'],
			['penis', 'the organ through which urine and, separately, semen leave the body'],
			['fertilisation', 'one sperm cell and one egg cell join'],
		),
		h('In your class'),
		ol(
			'Write all ten words on the board before the class comes in. Read them out in the tone in which you read the parts of a flower.',
			'Let the class read them after you, twice. There will be laughter the first time. Wait, and read on.',
			'Pupils draw a table with three columns: the word, its language of origin or its sound, the sentence. No drawing is copied from each other.',
			'End with a matching game: cards with words, cards with sentences, in groups of six.',
		),
		box(
			'example',
			'In Class 8 in Hubballi a boy laughed so much at the word “scrotum” that he had to hold the desk. Geetha waited. “It is a funny word,” she said. “It means a bag. Why do you think it hangs outside?” – “Because it is hot inside?” he said. That was the answer, and the laughing was over.',
		),
		box(
			'caution',
			'Never ask a pupil to say a word alone in front of the others. Reading together protects the shy. Never use a pupil as an example, not even for something as harmless as height.',
		),
		h('Check'),
		p(
			'A pupil writes “private part” for each of the words. Is that wrong? It is a polite word and says where nobody may touch. But a doctor who hears it does not know what hurts. Ask for both.',
		),
	],
	'The question box': [
		p(
			'The most important lesson is the one in which you answer what they really want to know. A shoe box with a slit makes it possible.',
		),
		h('The idea'),
		p(
			'Nobody asks a real question in front of fifty others. So **everybody writes something**, at the same time, on the same paper: a question, or the sentence “I have no question”. Nobody can see who asked, because everybody wrote and folded.',
		),
		h('In your class'),
		ol(
			'Hand out slips of one size. Give three minutes, in silence. Everybody writes, folds twice, and puts it in.',
			'Take the box home. Read all of them. Sort them into three heaps: answered by the syllabus; to be answered in a sentence; not for the class.',
			'Answer the first two heaps in the next period. Read each question as it stands, if its words allow; else say it in the words of science.',
			'Of the third heap say: “Two questions were about things that I do not answer in class. You can come to me, or to our counsellor.” Nobody is left without an answer.',
		),
		h('Answers that you will need'),
		table(
			['They ask', 'You can say'],
			[
				'Am I normal?',
				'Puberty begins between about 8 and 13 in girls and 9 and 14 in boys. A friend may be four years ahead. Both are normal.',
			],
			[
				'Why do I have pimples?',
				'Hormones make the skin produce more oil. Wash gently, twice a day; do not press them. It passes.',
			],
			[
				'Can a girl go to the temple or touch pickle?',
				'Menstruation changes nothing that she touches. About customs, families think differently; science has found no reason.',
			],
			[
				'Is it bad when boys have a wet bed in the morning?',
				'It is called nocturnal emission. It is how a body that begins to make semen lets it out, and it harms nobody.',
			],
			[
				'How does the sperm get to the egg?',
				'When two adults have sexual intercourse, sperm cells leave the penis in the vagina and swim to the egg cell.',
			],
			[
				'Does it weaken the body?',
				'No. No strength is lost with semen, whatever is told about it.',
			],
		),
		box(
			'caution',
			'A slip can say that somebody is being hurt. Then it is not a question for the class. Under section 19 of the Protection of Children from Sexual Offences Act, 2012, everybody who knows or suspects such an offence has to report it. Tell the head of the school the same day; Childline answers at 1098, day and night.',
		),
		box(
			'activity',
			'Take out the two questions that you feared most. Write an answer to each in at most three sentences that you could read out in front of a parent.',
		),
		h('Listen for'),
		ul(
			'The same question on five slips: this is your next lesson.',
			'A rude question. Answer the part that is a question, in your own words, and go on.',
			'A box full of “I have no question”: the class does not trust you yet. Put in three questions of other years yourself, and answer them.',
		),
	],
	'Writing to parents': [
		p(
			'Parents are seldom against the lesson. They are against being surprised. One page, sent a week before, turns most worries into questions.',
		),
		h('The idea'),
		p(
			'A letter to parents does four things: it says what will be taught, why now, what will **not** be done, and how they can ask. It is signed by you and by the head of the school. It does not ask for permission to teach the syllabus; it offers a talk.',
		),
		h('A letter that works'),
		box(
			'example',
			'Dear parents, from 10 to 24 November Class 8 learns about growing up: how the body changes, how to keep it healthy, and how human life begins. These are chapters of our textbook.',
			'We teach with the words of science. No child is asked about its own body or its family. Girls and boys learn together, and each group has one hour in which it can ask alone.',
			'Why now? Most children of this age are in the middle of these changes. Children who know what happens are less afraid, and safer.',
			'You can see the pages and my plan on Saturday the 8th, from 10 to 12, in Room 4. If you want to talk before that, please write to me. With regards, …',
		),
		h('On the Saturday'),
		ol(
			'Lay out the textbook, your table of lessons and the list of ten words. Parents read more calmly than they listen.',
			'Begin with hygiene, sleep and food. Every parent wants to know about these.',
			'When somebody says “Not in my family”, ask: “What would you like your child to know before somebody else tells it?” Then listen for a whole minute.',
			'Write down each worry in the words in which it was said. Answer by name within three days.',
		),
		table(
			['Worry', 'Answer'],
			[
				'It will give them ideas.',
				'They have the ideas. We give them facts. Studies find no earlier sexual activity after such lessons.',
			],
			[
				'Why with boys?',
				'Because boys will be husbands, fathers and doctors. There is an hour apart as well.',
			],
			[
				'My child is too young.',
				'Your child is among children of 12 to 14. They talk on the way home.',
			],
			[
				'You will talk about religion.',
				'No. Where a question is about custom, I send it home to you.',
			],
		),
		box(
			'activity',
			'Write your letter in the language that your parents read. Give it to one mother and one father whom you know well, and change every sentence at which they stop.',
		),
		h('Check'),
		p(
			'A father writes that his daughter shall not take part. What do you do? Thank him, invite him to see the pages, and tell him that the chapter belongs to the examination. If he insists, agree with the head of the school on what the girl reads, and let her hear the lesson on safe touch in any case.',
		),
	],
	'Difficult moments': [
		p(
			'Something will go wrong: a joke, a tear, a colleague at the door. None of it has to end the lesson. This part has the six moments that teachers tell about most often, and words for each.',
		),
		h('Six moments'),
		table(
			['Moment', 'What you say or do'],
			[
				'Everybody giggles.',
				'Wait with a friendly face. “New words are funny at first. Once more, together.”',
			],
			[
				'Somebody makes a joke about a girl or a boy in the class.',
				'Stop at once. “Rule two: nobody’s own body. We go on.” Speak to the pupil later, alone.',
			],
			[
				'Somebody asks about you.',
				'“I keep the rule too: nobody’s own body. I can tell you what is true for most people.”',
			],
			[
				'A pupil has her first period in class.',
				'She knows from lesson one where the pads are and that she may go without asking. Nobody looks round, because you go on talking.',
			],
			[
				'A pupil cries, or goes out.',
				'Let a friend go with her or him. Speak to the pupil the same day: “I saw that it was hard. You need not tell me. I am here tomorrow as well.”',
			],
			[
				'You do not know the answer.',
				'“I do not know. I look it up and tell you on Thursday.” Then do.',
			],
		),
		h('When a child tells you something'),
		ol(
			'Listen. Do not ask for details, and do not promise to keep it secret.',
			'Say three sentences: “I believe you. It is not your fault. I will get help.”',
			'Write down what was said, in the child’s words, with date and time, and sign it.',
			'Go to the head of the school on the same day. The law asks for a report to the police or to the special juvenile police unit; the school may not first “find out whether it is true”.',
			'See that the child is not sent home into the danger. Childline 1098 helps you to decide.',
		),
		box(
			'caution',
			'Not to report is an offence too (section 21 of the Act of 2012). You need no proof. A suspicion for which you have a reason is enough.',
		),
		box(
			'example',
			'After the lesson on touch a boy of Class 7 in Thrissur stayed to wipe the board. He wiped it for a long time. “Sir, if it is an uncle?” he said. The teacher put down his bag. The rest of that afternoon was not in any plan, and it was the reason why there was one.',
		),
		h('For the whole school'),
		ul(
			'Pads, a bin with a lid and water in the girls’ toilet, refilled every Monday by somebody with a name.',
			'The numbers 1098 and 112 on every notice board.',
			'One teacher of each sex to whom pupils may go, announced in assembly.',
			'A note in the diary: which class has had which lesson, so that nobody misses it by changing section.',
		),
		box(
			'activity',
			'Read the six moments aloud with a colleague. One plays the class, one answers without looking at the table. Change places.',
		),
	],
}
