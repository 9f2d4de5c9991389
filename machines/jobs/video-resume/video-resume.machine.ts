import { assign, setup } from 'xstate'
import { fileFaultOf, isTooLong, MOST_SECONDS } from '#domain/jobs/video-resume.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions } from '#machines/kit/failure.ts'
import type {
	CameraVerdict,
	ReadVideoVerdict,
	UploadVerdict,
	VideoFailure,
	VideoFile,
	VideoResumeActors,
	VideoResumeContext,
	VideoResumeEffects,
	VideoResumeEvent,
	VideoResumeInput,
	VideoResumeTag,
} from './video-resume.types.ts'

type WithFile = { event: { file: VideoFile } }

const remembering = {
	type: 'assignFile' as const,
	params: ({ event: { file } }: WithFile) => ({ file }),
}
const failing = (kind: VideoFailure) => ({ type: 'assignFailure' as const, params: { kind } })
const refusing = answeredFailure<VideoFailure>()
const choosing = [
	{
		guard: {
			type: 'isTakeable' as const,
			params: ({ event: { file } }: WithFile) => ({ file }),
		},
		target: '#video-resume.reading',
		actions: remembering,
	},
	{
		target: '#video-resume.refused',
		actions: {
			type: 'assignFailure' as const,
			params: ({ event: { file } }: WithFile) => ({ kind: fileFaultOf(file) ?? 'unreadable' }),
		},
	},
] as const
const ways = {
	'video.chosen': choosing,
	'recording.requested': { guard: 'canRecord', target: '#video-resume.opening' },
	'removal.requested': '#video-resume.confirming',
} as const

/** A teacher's video resume: chosen or recorded, looked at, sent, removed (NAV-07, PRF-01). */
export const videoResumeMachine = setup({
	types: {
		context: {} as VideoResumeContext,
		events: {} as VideoResumeEvent,
		input: {} as VideoResumeInput,
		tags: {} as VideoResumeTag,
		meta: {} as { requirement: string },
	},
	actors: {} as VideoResumeActors,
	actions: {
		...({} as VideoResumeEffects),
		assignFile: assign({ file: (_, params: { file: VideoFile }) => params.file, failure: null }),
		...failureActions<VideoFailure>(),
		clearFile: assign({ file: null }),
	},
	guards: {
		isTakeable: (_, params: { file: VideoFile }) => fileFaultOf(params.file) === null,
		isTooLong: (_, params: { seconds: number | null }) => isTooLong(params.seconds ?? 0),
		canRecord: ({ context }) => context.canRecord,
		isKind,
	},
	delays: { recordingLimit: MOST_SECONDS * 1000 },
}).createMachine({
	id: 'video-resume',
	description: 'A video of at most two minutes and 50 MB that only schools applied to can see.',
	context: ({ input }) => ({ ...input, file: null, failure: null }),
	initial: 'idle',
	states: {
		idle: {
			description: 'The video that is kept is shown, or that there is none.',
			meta: { requirement: 'NAV-07' },
			entry: 'clearFile',
			on: ways,
		},
		refused: {
			description: 'What is kept is as it was; another may be chosen.',
			tags: 'failed',
			meta: { requirement: 'NAV-07' },
			entry: 'clearFile',
			exit: 'clearFailure',
			on: ways,
		},
		reading: {
			tags: 'busy',
			meta: { requirement: 'NAV-07' },
			invoke: {
				id: 'readVideo',
				src: 'readVideo',
				input: ({ context }) => ({ file: context.file! }),
				onDone: [
					{
						guard: {
							type: 'isTooLong',
							params: ({ event }: { event: { output: ReadVideoVerdict } }) => event.output,
						},
						target: 'refused',
						actions: failing('tooLong'),
					},
					{ target: 'previewing' },
				],
				onError: {
					target: 'previewing',
					description: 'A browser that cannot play it leaves the judging to the server.',
				},
			},
		},
		opening: {
			description: 'The browser asks for camera and microphone.',
			tags: 'busy',
			meta: { requirement: 'NAV-07' },
			invoke: {
				id: 'openCamera',
				src: 'openCamera',
				onDone: [
					{ guard: answered<CameraVerdict>('opened'), target: 'recording' },
					{ target: 'refused', actions: refusing },
				],
				onError: { target: 'refused', actions: failing('cameraMissing') },
			},
		},
		recording: {
			meta: { requirement: 'NAV-07' },
			invoke: {
				id: 'recordVideo',
				src: 'recordVideo',
				onDone: {
					target: 'reading',
					actions: { type: 'assignFile', params: ({ event }) => event.output },
				},
				onError: { target: 'refused', actions: failing('recordingLost') },
			},
			initial: 'running',
			on: { 'recording.discarded': 'idle' },
			states: {
				running: {
					on: { 'recording.stopped': 'stopping' },
					after: {
						recordingLimit: {
							target: 'stopping',
							description: 'After two minutes it stops by itself.',
						},
					},
				},
				stopping: { tags: 'busy', entry: 'stopRecorder' },
			},
		},
		previewing: {
			description: 'The teacher looks at it before it is sent.',
			meta: { requirement: 'NAV-07' },
			initial: 'idle',
			on: { 'video.confirmed': 'uploading', 'video.discarded': 'idle' },
			states: {
				idle: {},
				failed: {
					description: 'It did not arrive; the video is still here to be sent again.',
					tags: 'failed',
					meta: { requirement: 'NAV-07' },
					exit: 'clearFailure',
				},
			},
		},
		uploading: {
			tags: 'busy',
			meta: { requirement: 'NAV-07' },
			invoke: {
				id: 'uploadVideo',
				src: 'uploadVideo',
				input: ({ context }) => ({ file: context.file! }),
				onDone: [
					{
						guard: answered<UploadVerdict>('kept'),
						target: 'idle',
						actions: 'announceKept',
					},
					{
						guard: answered<UploadVerdict>('signedOut'),
						target: 'previewing.failed',
						actions: failing('signedOut'),
					},
					{ target: 'refused', actions: refusing },
				],
				onError: { target: 'previewing.failed', actions: failing('unavailable') },
			},
		},
		confirming: {
			description: 'Removing it is asked for once more.',
			meta: { requirement: 'NAV-07' },
			on: { 'removal.confirmed': 'removing', 'removal.dismissed': 'idle' },
		},
		removing: {
			tags: 'busy',
			meta: { requirement: 'NAV-07' },
			invoke: {
				id: 'removeVideo',
				src: 'removeVideo',
				onDone: { target: 'idle', actions: 'announceRemoved' },
				onError: { target: 'refused', actions: failing('notRemoved') },
			},
		},
	},
})
