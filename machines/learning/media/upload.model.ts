import { uploadMachine } from './upload.machine.ts'
import { uploadProperties } from './upload.properties.ts'
import type { UploadContext, UploadEvent } from './upload.types.ts'

/** How the paths of upload are found. */
export const uploadModel = {
	machine: uploadMachine,
	inputs: { video: { kinds: ['video'] as const } },
	events: {
		'file.chosen': { type: 'file.chosen', file: { name: 'roti.mp4', bytes: 3_000_000 } },
		'file.chosen text': { type: 'file.chosen', file: { name: 'roti.txt', bytes: 3 } },
		'upload.stopped': { type: 'upload.stopped' },
		'connection.restored': { type: 'connection.restored' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, UploadEvent>,
	outcomes: {
		beginUpload: {
			begun: { output: { kind: 'begun', id: 'm1', sent: 0, total: 2 } },
			refused: { output: { kind: 'refused' } },
			gone: { output: { kind: 'gone' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
		sendPart: {
			first: { output: { kind: 'sent', sent: 1 } },
			last: { output: { kind: 'sent', sent: 2 } },
			refused: { output: { kind: 'refused' } },
			gone: { output: { kind: 'gone' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { retryPause: 5000 },
	effects: [],
	properties: uploadProperties,
	project: ({ file, id, sent, total, failure }: UploadContext) => ({
		name: file?.name ?? null,
		id,
		sent,
		total,
		failure,
	}),
}
