import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { bannerCarouselMachine } from '#machines/catalogue/banner/banner-carousel.machine.ts'
import { observe } from '#processes/journey/observe.ts'

/** Rotates `count` banners; stops until motion is known to be allowed (CAT-05). */
export const useBannerCarousel = (count: number) => {
	const ref = useActorRef(bannerCarouselMachine, {
		inspect: observe,
		input: { count, reducedMotion: true },
	})
	useEffect(() => {
		const wish = matchMedia('(prefers-reduced-motion: reduce)')
		const tell = () => ref.send({ type: 'motion.observed', reduced: wish.matches })
		tell()
		wish.addEventListener('change', tell)
		return () => wish.removeEventListener('change', tell)
	}, [ref])
	return ref
}
