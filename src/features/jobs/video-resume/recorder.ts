import { type VideoType, videoTypeOf } from '#domain/jobs/video-resume.rules.ts'

const kinds = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']

/** Bits a second, of picture and sound: two minutes stay well below 50 MB. */
const rate = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 96_000 }

/** Returns true if this browser can record. */
export const canRecord = (): boolean =>
	typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia)

/** A camera that records; one at a time. */
export const createRecorder = () => {
	let stream: MediaStream | null = null
	let recorder: MediaRecorder | null = null
	const close = () => {
		for (const track of stream?.getTracks() ?? []) track.stop()
		stream = null
		recorder = null
	}
	return {
		/** The camera's stream, as a preview for the teacher. */
		stream: () => stream,
		/** @throws DOMException NotAllowedError, NotFoundError */
		open: async (signal: AbortSignal): Promise<void> => {
			close()
			const video = { width: { ideal: 640 }, height: { ideal: 480 } }
			stream = await navigator.mediaDevices.getUserMedia({ video, audio: true })
			if (signal.aborted) close()
		},
		/** Records until `stop`. @throws when the recording is lost */
		record: (signal: AbortSignal): Promise<File> =>
			new Promise((resolve, reject) => {
				if (!stream) return reject(new Error('no camera'))
				const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
				const parts: Blob[] = []
				recorder = new MediaRecorder(stream, mimeType ? { ...rate, mimeType } : rate)
				const type: VideoType = videoTypeOf(recorder.mimeType) ?? 'video/webm'
				recorder.ondataavailable = ({ data }) => parts.push(data)
				recorder.onerror = () => {
					close()
					reject(new Error('the recording was lost'))
				}
				recorder.onstop = () => {
					close()
					resolve(new File(parts, `resume.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type }))
				}
				signal.addEventListener('abort', close)
				recorder.start()
			}),
		/** Ends the recording that runs. */
		stop: () => recorder?.stop(),
	}
}

export type Recorder = ReturnType<typeof createRecorder>
