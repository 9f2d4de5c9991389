import { liveWatchMachine } from './live-watch.machine.ts'
import type { LiveWatchEvent } from './live-watch.types.ts'

/** How the paths of live-watch are found. */
export const liveWatchModel = {
	machine: liveWatchMachine,
	inputs: { new: undefined },
	events: {
		'product.heard': { type: 'product.heard' },
		'product.left': { type: 'product.left' },
		'tab.vanished': { type: 'tab.vanished' },
		'recording.started': { type: 'recording.started' },
		'recording.stopped': { type: 'recording.stopped' },
		'recording.dropped': { type: 'recording.dropped' },
	} satisfies Record<string, LiveWatchEvent>,
	outcomes: {},
	delays: { patience: 2000, farewell: 10_000 },
	effects: ['beginRecording', 'dropRecording', 'dropVanished'],
	project: () => null,
}
