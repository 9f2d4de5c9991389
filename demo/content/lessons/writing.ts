import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Writing That Children Want to Read: A Masterclass”, by the title of the lesson. */
export const writing: Readonly<Record<string, readonly RichBlock[]>> = {
	'From notebook to book': [
		p(
			'A book looks as if somebody had known from the beginning how it would go. Nobody did. This hour follows one short book from the first line in a notebook to the page, with all the wrong turns, because the wrong turns are what children never get to see.',
		),
		h('The idea'),
		p(
			'In school a text is written once, handed in and corrected. In a writer’s life it is written five times and shown to others three times before anybody corrects a comma. **First what, then in which order, then how, and last of all the spelling.** A child who has to think of all four at the same time writes short, safe sentences.',
		),
		h('One book, five versions'),
		table(
			['Version', 'What changed'],
			[
				'1. Notebook',
				'“A girl finds a goat that does not belong to anybody.” Two pages, in one go.',
			],
			[
				'2. The wish',
				'What does the girl want? A friend. Then why a goat? The first page went out.',
			],
			[
				'3. The trouble',
				'The goat belongs to the man of whom everybody is afraid. Now there is a story.',
			],
			[
				'4. The order',
				'It begins when she hides the goat. What came before is told later, in three lines.',
			],
			['5. The voice', 'Every sentence was read aloud. A third of the adjectives went.'],
		),
		h('A notebook for your pupils'),
		ol(
			'One exercise book that is never marked. You may read it if it lies on your table; else not.',
			'Five minutes at the beginning of three periods a week. Everybody writes, you too.',
			'There are four ways to begin when nothing comes: something I overheard; something I lost; a smell; a list of ten things that I would save from water.',
			'Once a month each chooses one entry and makes version two of it.',
		),
		box(
			'example',
			'Sahil, Class 5, wrote a list of the shoes at the door of his house. The seventh pair was his brother’s, who was away in the Gulf. “Write about the seventh,” said the girl beside him. It became one page. In the original list it had been four words.',
		),
		box(
			'caution',
			'Do not collect the notebooks to look for mistakes. On the day you do that, they turn into exercise books.',
		),
		box(
			'activity',
			'Write for five minutes: a list of the doors of your life. Take the door at which you stopped, and write about it for five more. Read it aloud to somebody. Do not apologise beforehand.',
		),
		p(
			'Source: the order from content to spelling, and the notebook, are described in D. Graves, “Writing: Teachers and Children at Work” (Heinemann, 1983). In India the magazine Chakmak (Eklavya, Bhopal) has printed what children write since 1985.',
		),
	],
	'Reading pupils’ drafts': [
		p(
			'A teacher takes home forty notebooks and a red pen. On the next day the children look for the mark, and close the book. This hour shows another way to read: first as a reader, then as a teacher, and never with a pen in the first round.',
		),
		h('The idea'),
		p(
			'A draft needs to hear three things: **what arrived, what I want to know, and one thing to do next**. One. A child can do one thing. Whoever marks nineteen mistakes teaches that writing is dangerous.',
		),
		h('Four drafts that you sent in'),
		box(
			'example',
			'“My mother is a good mother. She cooks good food. She loves me.” (Class 4) – What arrived: you like to be with her. What I want to know: what does she do that only your mother does? Next: tell me about one evening, from the moment she comes in.',
		),
		box(
			'example',
			'“Suddenly the ghost came and suddenly he took the head and suddenly all died.” (Class 5) – What arrived: it goes fast! What I want to know: who is telling this, if all are dead? Next: choose the one moment at which I should be most afraid, and make it last for six sentences.',
		),
		box(
			'example',
			'“Pollution is a big problem. We should plant trees.” (Class 7) – What arrived: an opinion that I have read before. What I want to know: where did you last smell it? Next: begin with that place.',
		),
		box(
			'example',
			'A page without a full stop about a cricket match (Class 6). – What arrived: I was out of breath like the bowler. What I want to know: nothing, I was there. Next: read it aloud to Javed, and put a stop where you breathe.',
		),
		h('And the spelling?'),
		p(
			'It comes in version four, with a list that the pupil keeps: five words that **this** child gets wrong. The child checks these five before anybody else reads the page. After three pages without a mistake a word leaves the list.',
		),
		table(
			['Instead of', 'Say'],
			['Good!', 'I laughed at the goat on the roof.'],
			['Write more.', 'What did she do with her hands while he spoke?'],
			['Use better words.', 'Which word did you like least? Try two others.'],
			['Wrong tense.', 'Are we there, or do you tell it years later? Choose.'],
		),
		box(
			'activity',
			'Take three drafts from your class. Read each aloud, without a pen. Write three lines for each: what arrived, what I want to know, one thing next. It takes four minutes a draft. Forty drafts need not be read in one night: read ten a week.',
		),
	],
	'The writers’ circle': [
		p(
			'You cannot answer every draft. The children can, if they learn how. A writers’ circle of five, for twenty minutes each week, gives every child four readers.',
		),
		h('The idea'),
		p(
			'Children are polite or cruel when they are asked “How do you like it?” They are useful when they are asked “What did you see?” The circle has a fixed order, so that nobody has to be brave.',
		),
		h('Twenty minutes'),
		ol(
			'The writer says one sentence: “I would like to know whether …” (the end is clear; it is funny; you believe the uncle).',
			'The writer reads aloud. The others listen, without the page in front of them.',
			'A quarter of a minute of silence.',
			'Each says what arrived, beginning with “I saw …” or “I heard …”. The writer is silent and takes notes.',
			'Each asks one question. The writer answers, or writes it down.',
			'The writer says: “I will try …” Then the next.',
		),
		p(
			'Two children read in one circle; the others next week. Show it once in the middle of the room, with five pupils and everybody else around, before all groups begin.',
		),
		h('Roles'),
		table(
			['Who', 'Does'],
			['the keeper of time', 'turns the sand glass or watches the clock'],
			['the keeper of the order', 'says “silence”, “what arrived”, “questions”'],
			['the writer', 'reads, listens, decides'],
			['two readers', 'listen with eyes closed, if they like'],
		),
		box(
			'caution',
			'The writer does not have to take any advice. Say it in every circle for the first month. It is what makes the others honest and the writer free.',
		),
		box(
			'example',
			'“I saw a kitchen, and it was dark, and I did not know why you were afraid,” said a boy in the circle of Class 6. The writer was quiet. “Because she has left,” said the girl then. “You have not written that,” said the keeper of the order, and looked at the clock. She wrote it on the margin. It is now the first line.',
		),
		h('A place to be read'),
		p(
			'Writing that nobody reads is an exercise. Once a term the class makes something that stays: a wall newspaper in the corridor, a book of forty pages that is sewn and put into the library with a number, an evening at which ten read to their parents. Everybody has one text in it. Each text has been through the circle.',
		),
		h('Handout'),
		ul(
			'First what, then order, then how, then spelling.',
			'What arrived. What I want to know. One thing next.',
			'Silence, “I saw”, one question each, “I will try”.',
			'The writer decides.',
		),
		box(
			'activity',
			'Invite four colleagues to a circle with your page about the door. Keep the order, with a clock. Afterwards ask them at which step they felt safest. Begin there with your class.',
		),
	],
}
