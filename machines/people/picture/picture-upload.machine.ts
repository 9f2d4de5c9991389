import { assign, setup } from 'xstate'
import { isPictureName } from '#domain/people/picture-upload.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import type {
	PictureFailure,
	PictureFile,
	PictureUploadActors,
	PictureUploadContext,
	PictureUploadEffects,
	PictureUploadEvent,
	PictureUploadInput,
	PictureUploadTag,
	UploadVerdict,
} from './picture-upload.types.ts'

type Answer = { event: { output: UploadVerdict } }

const chosen = ({ event }: { event: { file: PictureFile } }) => ({ file: event.file })
const failing = (kind: PictureFailure['kind']) => ({
	type: 'assignFailure' as const,
	params: { kind, message: null },
})
const refused = {
	type: 'assignFailure' as const,
	params: ({ event: { output } }: Answer) => output as PictureFailure,
}

/** A new picture of a person or a school: chosen, cut to a square, sent (PRF-05). */
export const pictureUploadMachine = setup({
	types: {
		context: {} as PictureUploadContext,
		events: {} as PictureUploadEvent,
		input: {} as PictureUploadInput,
		tags: {} as PictureUploadTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PictureUploadActors,
	actions: {
		...({} as PictureUploadEffects),
		assignFile: assign({ file: (_, params: { file: PictureFile }) => params.file }),
		assignPreview: assign({ preview: (_, params: { preview: string }) => params.preview }),
		assignFailure: assign({ failure: (_, params: PictureFailure) => params }),
		clearFailure: assign({ failure: null }),
		clearPicture: assign({ file: null, preview: null, failure: null }),
	},
	guards: {
		isPicture: (_, params: { file: PictureFile }) => isPictureName(params.file.name),
		isKind,
	},
}).createMachine({
	id: 'picture-upload',
	description: 'Choosing, cutting and sending a picture.',
	context: ({ input: { owner } }) => ({ owner, file: null, preview: null, failure: null }),
	initial: 'idle',
	states: {
		idle: {
			meta: { requirement: 'PRF-05' },
			entry: 'clearPicture',
			on: {
				'picture.chosen': [
					{
						guard: { type: 'isPicture', params: chosen },
						target: 'reading',
						actions: { type: 'assignFile', params: chosen },
					},
					{ target: 'rejected', actions: failing('wrongType') },
				],
			},
		},
		reading: {
			tags: 'busy',
			meta: { requirement: 'PRF-05' },
			invoke: {
				id: 'readPicture',
				src: 'readPicture',
				input: ({ context }) => ({ file: context.file! }),
				onDone: {
					target: 'cutting',
					actions: {
						type: 'assignPreview',
						params: ({ event }) => ({ preview: event.output.preview }),
					},
				},
				onError: { target: 'rejected', actions: failing('unreadable') },
			},
		},
		rejected: {
			description:
				'The file is no .jpg, .jpeg or .png, or holds no picture: another must be chosen.',
			tags: 'failed',
			meta: { requirement: 'PRF-05' },
			on: { 'failure.acknowledged': 'idle' },
		},
		cutting: {
			description: 'The picture is shown; a square of it is marked.',
			meta: { requirement: 'PRF-05' },
			on: { 'picture.confirmed': 'uploading', 'picture.discarded': 'idle' },
		},
		uploading: {
			tags: 'busy',
			meta: { requirement: 'PRF-05' },
			invoke: {
				id: 'uploadPicture',
				src: 'uploadPicture',
				input: ({ context: { owner, file } }) => ({ owner, name: file!.name }),
				onDone: [
					{
						guard: answered<UploadVerdict>('uploaded'),
						target: 'idle',
						actions: {
							type: 'announceUploaded',
							params: ({ context, event }) => ({
								owner: context.owner,
								message: event.output.message ?? '',
							}),
						},
					},
					{ target: 'failed', actions: refused },
				],
				onError: { target: 'failed', actions: failing('unavailable') },
			},
		},
		failed: {
			description: 'It was not stored; the choice is kept to try again.',
			tags: 'failed',
			meta: { requirement: 'PRF-05' },
			exit: 'clearFailure',
			on: { 'failure.acknowledged': 'cutting' },
		},
	},
})
