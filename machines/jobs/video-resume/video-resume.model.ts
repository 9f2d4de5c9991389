import { videoResumeMachine } from './video-resume.machine.ts'
import type { VideoResumeContext, VideoResumeEvent } from './video-resume.types.ts'

const file = { name: 'me.webm', type: 'video/webm', size: 2_000_000 }

/** How the paths of video-resume are found. */
export const videoResumeModel = {
	machine: videoResumeMachine,
	inputs: { recorder: { canRecord: true }, 'no-recorder': { canRecord: false } },
	events: {
		'video.chosen': { type: 'video.chosen', file },
		'video.chosen foreign': { type: 'video.chosen', file: { ...file, type: 'image/png' } },
		'video.chosen beyond': { type: 'video.chosen', file: { ...file, size: 60_000_000 } },
		'recording.requested': { type: 'recording.requested' },
		'recording.stopped': { type: 'recording.stopped' },
		'recording.discarded': { type: 'recording.discarded' },
		'video.confirmed': { type: 'video.confirmed' },
		'video.discarded': { type: 'video.discarded' },
		'removal.requested': { type: 'removal.requested' },
		'removal.confirmed': { type: 'removal.confirmed' },
		'removal.dismissed': { type: 'removal.dismissed' },
	} satisfies Record<string, VideoResumeEvent>,
	outcomes: {
		readVideo: {
			read: { output: { seconds: 40 } },
			unknown: { output: { seconds: null } },
			long: { output: { seconds: 180 } },
			unplayable: { error: new Error('no codec') },
		},
		openCamera: {
			opened: { output: { kind: 'opened' } },
			refused: { output: { kind: 'cameraRefused' } },
			missing: { output: { kind: 'cameraMissing' } },
			failed: { error: new Error('in use') },
		},
		recordVideo: {
			recorded: { output: { file } },
			lost: { error: new Error('camera unplugged') },
		},
		uploadVideo: {
			kept: { output: { kind: 'kept' } },
			wrongType: { output: { kind: 'wrongType' } },
			tooLarge: { output: { kind: 'tooLarge' } },
			tooLong: { output: { kind: 'tooLong' } },
			unreadable: { output: { kind: 'unreadable' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
		removeVideo: {
			removed: { output: { kind: 'removed' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { recordingLimit: 120_000 },
	effects: ['stopRecorder', 'announceKept', 'announceRemoved'],
	project: ({ canRecord, file: chosen, failure }: VideoResumeContext) => ({
		canRecord,
		file: chosen?.name ?? null,
		failure,
	}),
}
