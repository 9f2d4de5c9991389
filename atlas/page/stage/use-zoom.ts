import { select } from 'd3-selection'
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Box } from '#atlas/diagram/layout.ts'

type Size = { width: number; height: number }

const MOST = 3
const MARGIN = 24

/** The transform that shows a whole picture in a frame, no larger than life. */
const fitted = (frame: Size, picture: Size): ZoomTransform => {
  const k = Math.min(
    1,
    (frame.width - 2 * MARGIN) / picture.width,
    (frame.height - 2 * MARGIN) / picture.height,
  )
  return zoomIdentity
    .translate((frame.width - picture.width * k) / 2, (frame.height - picture.height * k) / 2)
    .scale(k)
}

/**
 * Pans and zooms a picture in a frame: wheel, drag, pinch and double click by d3-zoom, and by these commands. The picture is fitted
 * when its size changes and, until somebody moves it, when the frame does.
 */
export const useZoom = (picture: Size | undefined) => {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  const behaviour = useMemo(
    () =>
      zoom<HTMLDivElement, unknown>()
        .scaleExtent([0.05, MOST])
        .on('zoom', ({ transform, sourceEvent }) => {
          if (sourceEvent) isMoved.current = true
          const { x, y, k } = transform as ZoomTransform
          content.current!.style.transform = `translate(${x}px, ${y}px) scale(${k})`
        }),
    [],
  )
  const width = picture?.width
  const height = picture?.height
  const showAll = useCallback(() => {
    const element = frame.current
    if (!element || !width || !height) return
    isMoved.current = false
    const size = { width: element.clientWidth, height: element.clientHeight }
    select(element).call(behaviour.transform, fitted(size, { width, height }))
  }, [behaviour, width, height])
  useEffect(() => {
    const element = frame.current!
    select(element).call(behaviour).on('dblclick.zoom', null)
    showAll()
    const observer = new ResizeObserver(() => isMoved.current || showAll())
    observer.observe(element)
    return () => observer.disconnect()
  }, [behaviour, showAll])
  const by = useCallback(
    (factor: number) => {
      isMoved.current = true
      select(frame.current!).call(behaviour.scaleBy, factor)
    },
    [behaviour],
  )
  /** Brings a part into sight, and close enough to be read. */
  const show = useCallback(
    ({ x, y, width: w, height: h }: Box) => {
      isMoved.current = true
      const element = frame.current!
      const { k } = (element as unknown as { __zoom: ZoomTransform }).__zoom
      const selection = select(element)
      if (k < 0.6) selection.call(behaviour.scaleTo, 0.75)
      selection.call(behaviour.translateTo, x + w / 2, y + h / 2)
    },
    [behaviour],
  )
  return { frame, content, showAll, by, show }
}
