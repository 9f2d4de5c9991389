import type { COURSE_TYPES } from './content/entry.ts'

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
]

const CHECKS = [
  'Afterwards, note one thing a child said that you did not expect.',
  'Afterwards, ask three children what the lesson was about and compare their answers.',
  'Afterwards, look at five notebooks from the last bench before you look at any other.',
  'Afterwards, write down what you would change, in one sentence.',
]

/** What a learner reads in a lesson: what it is about, how to begin, what to try, what to look at afterwards. */
export const lessonBody = (
  kind: Kind,
  resource: { title: string; what: string; outcomes: string[] },
  title: string,
  n: number,
): string => {
  const outcome = resource.outcomes[n % resource.outcomes.length]!
  const opening = OPENINGS[kind][n % OPENINGS[kind].length]!
  return [
    `${title} is part ${n + 1} of “${resource.title}”. It serves one aim: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}.`,
    opening,
    `${TRIES[n % TRIES.length]} ${CHECKS[(n + kind.length) % CHECKS.length]}`,
  ].join('\n\n')
}
