import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'

const Nothing: ComponentType = () => null

/**
 * The question can wait for the next page: one that cannot be fetched must not take this page away
 * (OFF-01).
 */
const JourneyConsent = lazy<ComponentType>(() =>
	import('./journey-consent.tsx').then(
		({ AppJourneyConsent }) => ({ default: AppJourneyConsent }),
		() => ({ default: Nothing }),
	),
)

const frame = css({
	w: 'full',
	maxW: 'page',
	mx: 'auto',
	px: { base: '4', md: '6' },
	mt: '8',
	minH: { base: '[14rem]', sm: '[9rem]' },
	'html[data-asked] &': { minH: { base: '[5rem]', sm: '[3rem]' } },
	_print: { display: 'none' },
})

/**
 * The question of consent (ATL-01), in the flow above the foot. Its space is reserved; it is
 * fetched when it comes near.
 */
export const AppConsent = () => {
	const place = useRef<HTMLDivElement>(null)
	const [isNear, setNear] = useState(false)
	useEffect(() => {
		const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
			rootMargin: '200px',
		})
		watcher.observe(place.current!)
		return () => watcher.disconnect()
	}, [])
	return (
		<div ref={place} className={frame}>
			{isNear && (
				<Suspense>
					<JourneyConsent />
				</Suspense>
			)}
		</div>
	)
}
