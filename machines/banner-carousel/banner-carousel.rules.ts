import type { BannerCarouselContext } from './banner-carousel.types.ts'

/** CAT-05: whether banners rotate: there are several, no pointer or focus is on them, and motion is not reduced. */
export const mayPlay = (context: BannerCarouselContext): boolean =>
  context.count > 1 && !context.hovered && !context.focused && !context.still

/** The banner so many further on, around the end. */
export const turned = (context: BannerCarouselContext, by: number): number =>
  context.count === 0 ? 0 : (context.index + by + context.count) % context.count
