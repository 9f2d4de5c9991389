import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'

type Consent = ComponentType<{ brief: boolean }>

const Nothing: Consent = () => null

/**
 * The question can wait for the next page: one that cannot be fetched must not take this page away
 * (OFF-01).
 */
const JourneyConsent = lazy<Consent>(() =>
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
	minH: { base: '[7rem]', sm: '12' },
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
					<JourneyConsent brief />
				</Suspense>
			)}
		</div>
	)
}
