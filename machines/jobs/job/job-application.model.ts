import { jobApplicationMachine } from './job-application.machine.ts'
import type {
	JobApplicationContext,
	JobApplicationEvent,
	JobApplicationInput,
} from './job-application.types.ts'

const coverNote = 'I teach fractions with paper, string and patience.'
const job: JobApplicationInput = { jobId: 'j1', signedIn: true, isOpen: true, application: null }

/** How the paths of job-application are found. */
export const jobApplicationModel = {
	machine: jobApplicationMachine,
	inputs: {
		open: job,
		'signed-out': { ...job, signedIn: false },
		kept: { ...job, stored: { version: 1, jobId: 'j1', draft: { coverNote, withVideo: true } } },
		applied: { ...job, application: { id: 'a1', status: 'applied' } },
		rejected: { ...job, application: { id: 'a1', status: 'rejected' } },
		withdrawn: { ...job, application: { id: 'a1', status: 'withdrawn' } },
		'withdrawn-closed': { ...job, isOpen: false, application: { id: 'a1', status: 'withdrawn' } },
		closed: { ...job, isOpen: false },
	},
	events: {
		'note.changed': { type: 'note.changed', coverNote },
		'note.changed mistyped': { type: 'note.changed', coverNote: 'Hire me.' },
		'video.toggled': { type: 'video.toggled' },
		'application.submitted': { type: 'application.submitted' },
		'withdrawal.requested': { type: 'withdrawal.requested' },
		'withdrawal.confirmed': { type: 'withdrawal.confirmed' },
		'withdrawal.dismissed': { type: 'withdrawal.dismissed' },
		'application.restarted': { type: 'application.restarted' },
	} satisfies Record<string, JobApplicationEvent>,
	outcomes: {
		sendApplication: {
			sent: { output: { kind: 'sent', applicationId: 'a1' } },
			alreadyApplied: { output: { kind: 'alreadyApplied', applicationId: 'a1' } },
			closed: { output: { kind: 'closed' } },
			signedOut: { output: { kind: 'signedOut' } },
			videoMissing: { output: { kind: 'videoMissing' } },
			rejected: { output: { kind: 'rejected' } },
			tooMany: { output: { kind: 'tooMany' } },
			unreachable: { error: new Error('offline') },
		},
		withdrawApplication: {
			withdrawn: { output: { kind: 'withdrawn' } },
			settled: { output: { kind: 'settled' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [
		'storeDraft',
		'discardDraft',
		'askLogin',
		'focusNote',
		'announceSent',
		'announceWithdrawn',
	],
	project: ({ draft, fault, failure, application, isOpen, signedIn }: JobApplicationContext) => ({
		note: draft.coverNote.length,
		withVideo: draft.withVideo,
		fault,
		failure,
		status: application?.status ?? null,
		application: application?.id ?? null,
		isOpen,
		signedIn,
	}),
}
