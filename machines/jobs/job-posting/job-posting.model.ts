import { emptyJob, writeJob } from './job-draft.rules.ts'
import { jobPostingMachine } from './job-posting.machine.ts'
import type { PostingContext, PostingEvent, PostingInput } from './job-posting.types.ts'

const complete = {
	...emptyJob,
	title: 'Mathematics teacher',
	summary: 'Classes VI to VIII.',
	subject: 'Mathematics',
	jobType: 'Full Time',
	jobLevel: 'Primary',
	city: 'Pune',
	state: 'Maharashtra',
	closesOn: '2026-12-31',
}
const fresh: PostingInput = { id: 'j1', revision: 0, draft: emptyJob, today: '2026-11-20' }

/** How the paths of a posting are found. */
export const jobPostingModel = {
	machine: jobPostingMachine,
	inputs: {
		changed: { ...fresh, revision: 1, draft: complete },
		fresh,
		stored: { ...fresh, stored: writeJob({ id: 'j1', revision: 0, draft: complete }) },
		foreign: { ...fresh, stored: writeJob({ id: 'j2', revision: 3, draft: complete }) },
	} satisfies Record<string, PostingInput>,
	events: {
		'detail.changed': { type: 'detail.changed', field: 'title', value: 'Physics teacher' },
		'detail.changed blank': { type: 'detail.changed', field: 'title', value: ' ' },
		'posting.submitted': { type: 'posting.submitted' },
		'conflict.overridden': { type: 'conflict.overridden' },
		'conflict.discarded': { type: 'conflict.discarded' },
	} satisfies Record<string, PostingEvent>,
	outcomes: {
		savePosting: {
			saved: { output: { kind: 'saved' } },
			changed: { output: { kind: 'changed', revision: 2 } },
			refused: { output: { kind: 'refused' } },
			gone: { output: { kind: 'gone' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'focusFault', 'leaveForm'],
	project: ({ id, revision, draft, faults, failure, today }: PostingContext) => ({
		id,
		revision,
		title: draft.title,
		summary: draft.summary,
		faults: Object.entries(faults).flatMap(([field, fault]) =>
			fault ? [`${field} ${fault}`] : [],
		),
		failure,
		today,
	}),
}
