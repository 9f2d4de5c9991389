/** How long a video is, in seconds; null where this browser cannot tell, and the server will. */
export const readLength = (file: Blob): Promise<number | null> =>
	new Promise((resolve) => {
		const video = document.createElement('video')
		const address = URL.createObjectURL(file)
		const finish = (seconds: number | null) => {
			URL.revokeObjectURL(address)
			resolve(seconds)
		}
		video.preload = 'metadata'
		// A recording does not tell its length: it is endless to a browser.
		video.onloadedmetadata = () => finish(Number.isFinite(video.duration) ? video.duration : null)
		video.onerror = () => finish(null)
		video.src = address
	})
