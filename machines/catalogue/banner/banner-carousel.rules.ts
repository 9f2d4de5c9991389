import type { BannerCarouselContext } from './banner-carousel.types.ts'

/** Returns true if the banners stay until somebody starts them. */
export const isStopped = ({ stopped, still }: BannerCarouselContext): boolean => stopped || still

/**
 * CAT-05: returns true if banners rotate: several banners, no pointer or focus on them, not paused
 * by the visitor, no reduced motion.
 */
export const mayPlay = (context: BannerCarouselContext): boolean =>
	context.count > 1 && !context.hovered && !context.focused && !isStopped(context)

/** Returns the index of the banner `by` positions further on, wrapping around. */
export const turned = (context: BannerCarouselContext, by: number): number =>
	context.count === 0 ? 0 : (context.index + by + context.count) % context.count
