import { pictureUploadMachine } from './picture-upload.machine.ts'
import type { PictureUploadContext, PictureUploadEvent } from './picture-upload.types.ts'

/** How the paths of picture-upload are found. */
export const pictureUploadModel = {
	machine: pictureUploadMachine,
	inputs: { user: { owner: 'user' }, school: { owner: 'school' } },
	events: {
		'picture.chosen': { type: 'picture.chosen', file: { name: 'me.JPG' } },
		'picture.chosen foreign': { type: 'picture.chosen', file: { name: 'me.gif' } },
		'picture.confirmed': { type: 'picture.confirmed' },
		'picture.discarded': { type: 'picture.discarded' },
		'failure.acknowledged': { type: 'failure.acknowledged' },
	} satisfies Record<string, PictureUploadEvent>,
	outcomes: {
		readPicture: {
			read: { output: { preview: 'data:image/png;base64,AA==' } },
			damaged: { error: new Error('no picture') },
		},
		uploadPicture: {
			uploaded: { output: { kind: 'uploaded', message: 'Picture Uploaded!' } },
			tooLarge: { output: { kind: 'tooLarge', message: null } },
			refused: { output: { kind: 'refused', message: 'Invalid file type.' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['announceUploaded'],
	project: ({ owner, file, preview, failure }: PictureUploadContext) => ({
		owner,
		file: file?.name ?? null,
		preview,
		failure,
	}),
}
