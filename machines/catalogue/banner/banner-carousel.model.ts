import { bannerCarouselMachine } from './banner-carousel.machine.ts'
import type { BannerCarouselContext, BannerCarouselEvent } from './banner-carousel.types.ts'

/** How the paths of banner-carousel are found. */
export const bannerCarouselModel = {
	machine: bannerCarouselMachine,
	inputs: {
		moving: { count: 3, reducedMotion: false },
		still: { count: 3, reducedMotion: true },
		single: { count: 1, reducedMotion: false },
	},
	events: {
		'pointer.entered': { type: 'pointer.entered' },
		'pointer.left': { type: 'pointer.left' },
		'focus.entered': { type: 'focus.entered' },
		'focus.left': { type: 'focus.left' },
		'motion.observed reduced': { type: 'motion.observed', reduced: true },
		'motion.observed free': { type: 'motion.observed', reduced: false },
		'rotation.stopped': { type: 'rotation.stopped' },
		'rotation.started': { type: 'rotation.started' },
		'slide.chosen last': { type: 'slide.chosen', index: 2 },
		'slide.chosen beyond': { type: 'slide.chosen', index: 3 },
		'slide.advanced': { type: 'slide.advanced' },
		'slide.returned': { type: 'slide.returned' },
	} satisfies Record<string, BannerCarouselEvent>,
	outcomes: {},
	delays: { autoplay: 2000 },
	effects: [],
	project: (context: BannerCarouselContext) => context,
}
