import { type RefCallback, useCallback, useState } from 'react'

/**
 * Returns true if the element that has the ref is out of view, on screens that a media query names;
 * false until that is known.
 */
export const useOutOfView = (media: string): [RefCallback<Element>, boolean] => {
	const [isOut, setOut] = useState(false)
	const watch = useCallback(
		(element: Element | null) => {
			if (!element) return
			const observer = new IntersectionObserver(([entry]) =>
				setOut(entry?.isIntersecting === false && matchMedia(media).matches),
			)
			observer.observe(element)
			return () => observer.disconnect()
		},
		[media],
	)
	return [watch, isOut]
}
