import type { BannerCarouselContext } from './banner-carousel.types.ts'

/** Whether the banners stay until somebody starts them. */
export const isStopped = ({ stopped, still }: BannerCarouselContext): boolean => stopped || still

/** CAT-05: whether banners rotate: there are several, no pointer or focus is on them, nobody stopped them and motion is not reduced. */
export const mayPlay = (context: BannerCarouselContext): boolean =>
  context.count > 1 && !context.hovered && !context.focused && !isStopped(context)

/** The banner so many further on, around the end. */
export const turned = (context: BannerCarouselContext, by: number): number =>
  context.count === 0 ? 0 : (context.index + by + context.count) % context.count
