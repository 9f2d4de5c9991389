import type { COURSE_TYPES } from '../content/entry.ts'

type Kind = keyof typeof COURSE_TYPES

const OPENINGS: Record<Kind, readonly string[]> = {
	SP: [
		'Read this part in one sitting, then try it before you go on.',
		'Keep a pencil at hand: there is one thing to write and one thing to try.',
		'Begin with what your pupils can already do, and write down two examples.',
	],
	WB: [
		'The recording opens here an hour after the webinar ends, with chapters you can jump to.',
		'Slides and the speakers’ notes stay here for you.',
	],
	MR: [
		'Print the sheet or keep it open on your phone; both work.',
		'Use it tomorrow: it needs five minutes of preparation.',
	],
	CT: [
		'This part takes about a week beside a full teaching load.',
		'Your mentor reads what you hand in here and answers within three working days.',
	],
	LT: [
		'Join five minutes early, with camera on if your connection allows.',
		'Keep the handout beside you; you will write on it during the session.',
	],
	EM: [
		'Watch once without notes, then again with them.',
		'Listen for the reason behind each choice.',
	],
	AP: ['This part opens on the partner’s site; what you need to begin is here.'],
}

const TRIES = [
	'Try it with one class only, and choose the class you find easiest.',
	'Try it with a colleague first: one teaches, one is the child who does not understand.',
	'Try it twice in the same week. The second time tells you more.',
	'Try it in the first ten minutes of a period, when it can still be rescued.',
	'Try it with three children at the end of the day before you try it with the class.',
	'Try it without speaking for the first minute, and watch what the class does by itself.',
	'Try it with the materials that you have; change the example, keep the order.',
	'Try it once as it stands and once as you would have done it, and compare.',
]

const CHECKS = [
	'Afterwards, note one thing a child said that you did not expect.',
	'Afterwards, ask three children what the lesson was about and compare their answers.',
	'Afterwards, look at five notebooks from the last bench before you look at any other.',
	'Afterwards, write down what you would change, in one sentence.',
	'Afterwards, tell a colleague in two minutes what worked and what did not.',
	'Afterwards, count how many children spoke, and who they were.',
	'Afterwards, keep one piece of work by a child that surprised you.',
]

/** Returns the text of a lesson: topic, first step, exercise, and questions for later. */
export const lessonBody = (
	kind: Kind,
	resource: { title: string; what: string; outcomes: string[] },
	title: string,
	n: number,
): string => {
	const turn = resource.title.length
	const outcome = resource.outcomes[n % resource.outcomes.length]!
	const opening = OPENINGS[kind][n % OPENINGS[kind].length]!
	return [
		`${title} is part ${n + 1} of “${resource.title}”. It serves one aim: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}.`,
		opening,
		`${TRIES[(n + turn) % TRIES.length]} ${CHECKS[(n * 3 + turn) % CHECKS.length]}`,
	].join('\n\n')
}
