import type { COURSE_TYPES, Entry } from '../content/entry.ts'

type Kind = keyof typeof COURSE_TYPES

const HOW: Record<Kind, string> = {
	SP: 'You learn in your own time. Lessons are short, open on any phone and stay yours; progress is kept, so that you can stop between two periods and go on in the evening.',
	WB: 'A live hour with time for questions, in the evening, when schools are closed. If you miss it, the recording and the notes appear under My Learning.',
	MR: 'A small thing made to be used tomorrow. Read it on your phone in ten minutes, print the page in black and white, change it to suit your class.',
	CT: 'You join a cohort of at most forty teachers with a mentor. Each week has reading, a task in your own classroom and a short conversation. The certificate is given for work that you show, not for attendance.',
	LT: 'Live sessions in small groups, so that everybody speaks and everybody tries. You need a phone or a computer with a camera and a quiet corner. Recordings are shared with the group only.',
	EM: 'One long evening with somebody who has given a working life to this. Questions are collected beforehand and the best ones get the most time.',
	AP: 'Offered by a partner whose work we have looked at ourselves. Price, delivery and support are the partner’s; tell us if something is not as described.',
}

/** Minutes of a lesson by type. */
export const MINUTES: Record<Kind, number> = {
	SP: 25,
	WB: 30,
	MR: 8,
	CT: 180,
	LT: 90,
	EM: 60,
	AP: 20,
}

/** The paragraphs of a resource's page, separated by an empty line. */
export const descriptionOf = ([kind, , what]: Entry): string => [what, HOW[kind]].join('\n\n')
