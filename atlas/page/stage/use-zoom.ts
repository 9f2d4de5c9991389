import { select } from 'd3-selection'
import { type ZoomTransform, zoom, zoomTransform } from 'd3-zoom'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Box, Layout, Point } from '#atlas/diagram/layout/layout.ts'
import {
	aroundOf,
	BAR,
	FAR,
	middleOf,
	type Opening,
	openingOf,
	READABLE,
	wholeOf,
} from './zoom-places.ts'

const MOST = 3

/** The part of a frame without overlays. */
const freeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
	width: clientWidth,
	height: clientHeight - BAR,
})

/** Drags and wheel of buttons and of the small map are theirs. */
const isForPicture = (event: Event & { ctrlKey?: boolean; button?: number }): boolean =>
	(!event.ctrlKey || event.type === 'wheel') &&
	!event.button &&
	!(event.target as Element).closest('[data-chrome]')

/**
 * Pans and zooms a picture in a frame: wheel, drag, pinch and double click by d3-zoom, and by these
 * commands. A picture opens at a size that can be read, again when it or, until somebody moves it,
 * the frame changes. `view` is a rectangle of a map of the picture: what of it is seen. From afar
 * the picture's content says so (`data-detail=far`).
 */
export const useZoom = (layout: Layout | undefined, opens: Opening) => {
	const frame = useRef<HTMLDivElement>(null)
	const content = useRef<HTMLDivElement>(null)
	const view = useRef<SVGRectElement>(null)
	const isMoved = useRef(false)
	const picture = useRef<Layout>(undefined)
	picture.current = layout
	const tell = useCallback(({ x, y, k }: ZoomTransform) => {
		if (!frame.current || !content.current) return
		const { clientWidth: width, clientHeight: height } = frame.current
		content.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`
		content.current.dataset.detail = k < FAR ? 'far' : 'near'
		const seen = { x: -x / k, y: -y / k, width: width / k, height: height / k }
		const { width: wide = 0, height: high = 0 } = picture.current ?? {}
		const isWhole = x >= 0 && y >= 0 && seen.x + seen.width >= wide && seen.y + seen.height >= high
		frame.current.dataset.sees = isWhole ? 'all' : 'part'
		for (const [name, value] of Object.entries(seen))
			view.current?.setAttribute(name, String(Math.round(value)))
	}, [])
	const behaviour = useMemo(
		() =>
			zoom<HTMLDivElement, unknown>()
				.scaleExtent([0.05, MOST])
				.filter(isForPicture)
				.on('zoom', ({ transform, sourceEvent }) => {
					if (sourceEvent) isMoved.current = true
					tell(transform as ZoomTransform)
				}),
		[tell],
	)
	const open = useCallback(() => {
		const element = frame.current
		if (!element || !layout) return
		isMoved.current = false
		const opening = opens === 'whole' ? wholeOf : openingOf
		select(element).call(behaviour.transform, opening(freeOf(element), layout))
	}, [behaviour, layout, opens])
	const showAll = useCallback(() => {
		const element = frame.current
		if (!element || !layout) return
		isMoved.current = true
		select(element).call(behaviour.transform, wholeOf(freeOf(element), layout))
	}, [behaviour, layout])
	useEffect(() => {
		const element = frame.current!
		select(element).call(behaviour).on('dblclick.zoom', null)
		open()
		const observer = new ResizeObserver(() =>
			isMoved.current ? tell(zoomTransform(element)) : open(),
		)
		observer.observe(element)
		return () => observer.disconnect()
	}, [behaviour, open, tell])
	const by = useCallback(
		(factor: number) => {
			isMoved.current = true
			select(frame.current!).call(behaviour.scaleBy, factor)
		},
		[behaviour],
	)
	/** Moves the picture by screen pixels. */
	const pan = useCallback(
		(dx: number, dy: number) => {
			isMoved.current = true
			const { k } = zoomTransform(frame.current!)
			select(frame.current!).call(behaviour.translateBy, dx / k, dy / k)
		},
		[behaviour],
	)
	/** Brings a place of the picture into the middle. */
	const centre = useCallback(
		({ x, y }: Point) => {
			isMoved.current = true
			select(frame.current!).call(behaviour.translateTo, x, y)
		},
		[behaviour],
	)
	/**
	 * Brings a part into view, its upper left corner if it is larger than the frame, and close enough
	 * to be read. A box around several parts is shown whole instead.
	 */
	const show = useCallback(
		(box: Box, isTogether: boolean) => {
			const element = frame.current!
			if (isTogether) {
				isMoved.current = true
				select(element).call(behaviour.transform, aroundOf(freeOf(element), box))
				return
			}
			const { k } = zoomTransform(element)
			if (k < READABLE) select(element).call(behaviour.scaleTo, READABLE)
			centre(middleOf(box, freeOf(element), Math.max(k, READABLE)))
		},
		[behaviour, centre],
	)
	return { frame, content, view, showAll, by, pan, centre, show }
}
