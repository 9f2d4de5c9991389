export type BannerCarouselContext = {
	/** How many banners there are. */
	count: number
	/** The banner in front, counted from 0. */
	index: number
	hovered: boolean
	focused: boolean
	/** The person asks for less motion. */
	still: boolean
	/** The person has stopped the rotation, by the button or by touching a banner. */
	stopped: boolean
}

export type BannerCarouselInput = { count: number; reducedMotion: boolean }

export type BannerCarouselEvent =
	| { type: 'pointer.entered' }
	| { type: 'pointer.left' }
	| { type: 'focus.entered' }
	| { type: 'focus.left' }
	| { type: 'motion.observed'; reduced: boolean }
	| { type: 'rotation.stopped' }
	/** Somebody wants the rotation, less motion or not. */
	| { type: 'rotation.started' }
	| { type: 'slide.chosen'; index: number }
	| { type: 'slide.advanced' }
	| { type: 'slide.returned' }

/** `playing` while the banners turn by themselves. */
export type BannerCarouselTag = 'playing'
