import type { RichBlock } from '#domain/learning/rich-text.rules.ts'
import { box, h, ol, p, table, ul } from '../../learning/rich-parts.ts'

/** “Reading Aloud So That Children Listen”, by the title of the lesson. */
export const readingAloud: Readonly<Record<string, readonly RichBlock[]>> = {
	'Choosing the book': [
		p(
			'A read-aloud fails most often before it begins: the book is too long, the pictures are too small, or you do not like it yourself. Choosing takes five minutes, and it decides the next twenty.',
		),
		h('The idea'),
		p(
			'Children can listen two or three years ahead of what they can read. A child of seven who spells out “The cat sat” can follow a story with a secret, a promise and a sad ending. So the book for reading aloud is **not** the book for reading practice. Choose it for the story, the language and the talk that will follow.',
		),
		h('Five questions for a book'),
		ol(
			'Can I read it in ten to fifteen minutes? Read one page aloud with a clock, and multiply.',
			'Can the last bench see the pictures? Prop the book up and walk to the back of the room. If not, choose a story that lives from its words.',
			'Does somebody want something, and does something stand in the way? Without that there is nothing to wait for.',
			'Is there a line worth repeating? A refrain lets sixty children join in.',
			'Do I like it? Your voice will tell them.',
		),
		table(
			['If your class …', 'Look for', 'For example'],
			[
				'hears English only in school',
				'a refrain and few words on a page',
				'a folk tale that you know in your own language',
			],
			[
				'is restless after lunch',
				'a story with sounds and movements',
				'animals on the way to a market',
			],
			['has just had a quarrel', 'a story about fairness', 'two goats on one bridge'],
			['has children of several ages', 'pictures that tell more than the words', 'a wordless book'],
		),
		box(
			'example',
			'Lakshmi teaches sixty children in Class 2 in Erode. She has four picture books in English and no money for a fifth. She took “The Lion and the Hare”, told it in Tamil on Monday, and read it in English on Tuesday. On Tuesday nobody asked what it meant. They were busy waiting for the well.',
		),
		box(
			'activity',
			'Take three books from your shelf. Answer the five questions for each with yes or no. Keep the one with the most yes, and read its first page aloud to somebody at home this evening.',
		),
		h('Check'),
		p(
			'Which is the better choice for a first read-aloud in Class 1: a book of sixty words with a small picture on each page, or a folk tale of three hundred words that you can tell by heart? The folk tale, if the pictures cannot be seen. What children cannot see does not hold them.',
		),
		p(
			'Source: “The single most important activity for building the knowledge required for eventual success in reading is reading aloud to children” is the sentence for which “Becoming a Nation of Readers” (National Institute of Education, 1985) is known. NCERT’s graded series Barkha has forty short books in Hindi that are made for Classes 1 and 2.',
		),
	],
	'Voice and pause': [
		p(
			'You need no actor’s voice. You need three things that can be practised in front of a mirror: a slow beginning, a voice that changes for a reason, and the courage to be silent.',
		),
		h('The idea'),
		p(
			'Children build the story in their heads while you read. Building takes time. A reader who goes on without a pause leaves half of the class behind at the first turn of the story, and that half will begin to whisper. **The pause is where the listening happens.**',
		),
		h('Three tools'),
		ul(
			'**Pace.** Read more slowly than you think is right. About two words in a second suits Class 1 and 2. Read the exciting part slower, not faster.',
			'**Volume.** Go quieter to be heard. When the fox creeps, you whisper, and the room leans forward.',
			'**Pause.** Stop for three breaths before a page is turned, after a question in the story, and after the last sentence.',
		),
		box(
			'caution',
			'Do not stop to explain every hard word. Say it, show it with your hand or your face, and read on. “The old woman was furious” – and you are furious. An explanation breaks the story; a gesture does not.',
		),
		h('In your class'),
		ol(
			'Write small marks in the book with a pencil: a line for a pause, an arrow up or down for the voice, a circle round the word to show with the hands.',
			'Stand where everybody can see your face. Hold the book beside it, open to the class; read from the side.',
			'Before the first sentence, wait until it is quiet. Do not ask for silence. Open the book, look at it, and wait.',
			'After the last sentence close the book slowly, and say nothing for five seconds.',
		),
		box(
			'example',
			'Imran recorded himself on his phone for two minutes. He heard that his voice went up at the end of every sentence, as if each were a question. The next day he marked the full stops and let his voice fall there. A boy at the back who usually drew on his slate put down the chalk.',
		),
		box(
			'activity',
			'Record one page twice on your phone: first as you always read, then with your pencil marks. Listen to both with a child or a colleague. Ask only: which one makes you see something?',
		),
		h('Listen for'),
		ul(
			'Silence at a pause, with faces up: they are building. Go on.',
			'Silence with faces down: they are lost. Say in one sentence what has happened, and read on.',
			'Somebody says the next word before you do. This is the best sound of all. Smile, and do not say “quiet”.',
		),
	],
	'Questions on the page': [
		p(
			'“What did the lion say?” has one answer, and a quick child gives it. The others learn that stories are a kind of test. A good question has more than one answer, and every answer sends the children back to the story.',
		),
		h('The idea'),
		p(
			'Researchers compared children whose parents simply read to them with children whose parents asked, repeated and added as they read. After a month the second group spoke in longer sentences. The method is called **dialogic reading**, and its heart is simple: the child slowly becomes the one who tells the story.',
		),
		h('Four questions that work in any book'),
		table(
			['Question', 'When', 'What it does'],
			[
				'What do you see?',
				'before the text of a page is read',
				'everybody can answer, also in another language',
			],
			[
				'What will happen now? Why do you think so?',
				'before the page with the turn',
				'the child joins clues',
			],
			[
				'How does she feel? Where do you see it?',
				'at a face or a silence',
				'words for feelings, with evidence',
			],
			['What would you do?', 'when somebody has to choose', 'the story meets the child’s life'],
		),
		p('Choose **two** places in the whole book. More questions, and the story falls to pieces.'),
		h('In your class'),
		ol(
			'Ask the question, then wait while you count to five in your head.',
			'Let everybody tell the neighbour first. In a class of sixty, sixty children have then answered, and not three.',
			'Take three answers from three corners of the room. Repeat each without praise: “Rafi thinks she is afraid. Who sees it differently?”',
			'When a child answers in the home language, say it again in English and thank the child. The thought counts.',
		),
		box(
			'example',
			'In “The Blue Umbrella” a teacher in Solan stopped where Binya sees the umbrella for the first time and asked: “What would you give for it?” A girl said: “My place in the front.” The class was quiet. Then they talked about what is worth more than money for ten minutes, and nobody wanted the next page.',
		),
		box(
			'caution',
			'When a child says something unexpected, do not correct it at once. Ask “What in the story makes you say that?” Either the child has seen what you have not, or the child sees by itself that the page says something else.',
		),
		box(
			'activity',
			'Take the book that you chose. Put a slip of paper at two pages. Write one question on each that cannot be answered with one word.',
		),
		p(
			'Source: G. Whitehurst and others, “Accelerating language development through picture book reading”, Developmental Psychology 24, 1988. “The Blue Umbrella” is by Ruskin Bond.',
		),
	],
	'After the last page': [
		p(
			'The book is closed. Now many of us ask for the moral. Children learn quickly what we want to hear: “We should not tell lies.” It ends the story. What comes after the last page should keep it open.',
		),
		h('The idea'),
		p(
			'A story is understood when it is **made again**: drawn, acted, told from another side, or continued. While they make it again, children use its words and its order. That is where the language of the book becomes their own.',
		),
		h('Five ways, ten minutes each'),
		ol(
			'**One picture.** Each child draws the moment that they remember best. Below it they write, or you write for them, one sentence in their own words.',
			'**Still picture.** Groups of five show one moment as if in a photograph. You touch a shoulder, and that child says what the character thinks.',
			'**The other side.** Pairs tell the story as the wolf, the mother-in-law, or the well.',
			'**The line.** Hang a string. Children hang their pictures in the order of the story, and argue about it.',
			'**The letter.** Class 3 and above write a letter to somebody in the book. You answer one of them as that person.',
		),
		box(
			'example',
			'After a story of a tiger who lost his stripes, Class 1 in Barmer drew. Twelve children drew the tiger, one drew the old washerman, very small, in a corner of a white page. “He has gone away because everybody is angry,” the boy said. It was not in the book. It was the best reading in the room.',
		),
		h('Writing, without fear'),
		p(
			'Let a child who cannot write yet dictate one sentence. Write exactly what was said, in the language in which it was said, and read it back while your finger moves under the words. The child then reads its own sentence to a friend. Do not improve it.',
		),
		box(
			'activity',
			'Choose one of the five ways for your book. Write down what you need (string, paper, chalk) and in which sentence you will explain it. If you need more than two sentences, choose another way.',
		),
		h('Check'),
		p(
			'A girl draws a dragon although there is none in the story. Is the drawing wrong? Ask her to tell you about it. If the dragon does what the king did, she has understood; if it does something else, ask where it comes in.',
		),
	],
	'A term of read-alouds': [
		p(
			'One read-aloud is an event. Three in a week, at the same time, are a habit, and only the habit changes how children speak, listen and read. This lesson plans one term with few books.',
		),
		h('The idea'),
		p(
			'Children want the same book again, and they are right. At the first reading they follow what happens. At the second they notice how it is said. At the third they join in, and at the fourth a child can take your place. **Four readings of one book are worth more than four books.**',
		),
		table(
			['Day', 'What you do', 'Minutes'],
			['Monday', 'a new book, only read and enjoyed', '15'],
			['Wednesday', 'the same book, with two questions', '15'],
			[
				'Friday',
				'the same book; the class speaks the refrain, and one of the five ways follows',
				'25',
			],
			['Next Monday', 'two children read or tell it with the pictures; then a new book', '20'],
		),
		h('Twelve weeks with eight books'),
		ul(
			'Weeks 1 to 4: three books with a refrain. Everybody joins in; nobody is asked to read.',
			'Weeks 5 to 8: three books with a turn. Questions about what will happen, and why.',
			'Weeks 9 to 11: two books with somebody who has to choose. The other side is told and written.',
			'Week 12: a festival. Groups perform their book for another class, or for parents at the gate.',
		),
		p(
			'Books are found in three places that cost nothing: the library of the cluster, a colleague with whom you exchange four books each month, and the stories of grandparents that your class has written down.',
		),
		h('A page to keep'),
		p(
			'Draw a table on the last page of your diary: the book, the date, one sentence that a child said, and the names of three children who spoke today. After four weeks look only at the names. Who is missing? Sit that child in front on Monday, and ask “What do you see?”',
		),
		box(
			'example',
			'Farhana’s list showed after a month that eleven girls had never spoken. She let everybody tell the neighbour first, and asked one of the eleven each day to say what the **neighbour** had said. In week seven Rubina told what she herself thought. Nobody made a fuss. It is in the diary.',
		),
		box(
			'activity',
			'Write your own plan for the next four weeks now: which books, on which three days, at what time. Show it to one colleague and ask her to come on a Friday.',
		),
		h('Handout'),
		ul(
			'Can I read it in fifteen minutes? Can the last bench see, or follow without seeing?',
			'Pencil marks: pause, up, down, hand.',
			'Two questions, each with more than one answer.',
			'One way to make the story again.',
			'Three names in the diary.',
		),
	],
}
