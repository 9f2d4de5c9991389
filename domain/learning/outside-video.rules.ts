/** Where a video of others is played. */
export const videoProviders = ['youtube', 'vimeo'] as const

export type VideoProvider = (typeof videoProviders)[number]

/** Their names, the same in every language. */
export const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** A video of others; `video` is its id there. */
export type OutsideVideo = { provider: VideoProvider; video: string; title: string }

const YOUTUBE =
	/^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]\S*)?$/
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/]\S*)?$/

/** Returns the video that an address of YouTube or Vimeo shows; null for any other. */
export const readVideoAddress = (address: string): Omit<OutsideVideo, 'title'> | null => {
	const youtube = YOUTUBE.exec(address.trim())?.[1]
	if (youtube) return { provider: 'youtube', video: youtube }
	const vimeo = VIMEO.exec(address.trim())?.[1]
	return vimeo ? { provider: 'vimeo', video: vimeo } : null
}
