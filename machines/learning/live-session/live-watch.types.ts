/** Events of a watch; the view and the channel report them. */
export type LiveWatchEvent =
	/** A tab of the product said something. */
	| { type: 'product.heard' }
	/** The last tab of the product closed, or ended without a word. */
	| { type: 'product.left' }
	/** A tab of the product ended without a word: it crashed, or the browser put it away. */
	| { type: 'tab.vanished' }
	| { type: 'recording.started' }
	| { type: 'recording.stopped' }
	| { type: 'recording.dropped' }

/**
 * `watching`: a tab of the product answers. `recording`: what begins now is kept. `recorded`:
 * something can be saved.
 */
export type LiveWatchTag = 'watching' | 'recording' | 'recorded'
