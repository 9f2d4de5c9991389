import 'leaflet/dist/leaflet.css'
import { circleMarker, map as createMap, type Map as LeafletMap, layerGroup } from 'leaflet'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { goTowards } from '../action/go-towards.ts'
import { isArrowKey } from '../action/nearest-towards.ts'

const frame = css({
	h: '[400px]',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	overflow: 'hidden',
})
const note = css({ textStyle: 'small', color: 'ink.muted', pt: '2' })

/** Leaflet's sheet comes later than ours and would set its own. */
const ground = { background: 'var(--colors-paper-sunken)', font: 'inherit' }

/** How near the map begins (LOC-01). */
const ZOOM = 9
const colour = (name: string) =>
	getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`)

type OnMap = { id: string; name: string; lat: number; lng: number }

type MapProps = {
	label: string
	/** Initial centre of the map; a new one restarts it. */
	start: { lat: number; lng: number }
	places: readonly OnMap[]
	/** The place that is marked. */
	chosen: string | null
	onChoose: (place: OnMap) => void
	/** Told the middle of what is seen after it was moved. */
	onMove: (centre: { lat: number; lng: number }) => void
	/** Takes the focus when it is drawn, unless something else has it. */
	takesFocus?: boolean
}

/**
 * Places around a point, 400 px high, drawn without a map service's pictures; pressing one chooses
 * it. By keyboard, arrows move from place to place, Enter chooses, plus and minus zoom; the current
 * place is named below. Loaded when first needed.
 */
export const MapView = (props: MapProps) => {
	const { label, start, places, chosen, onChoose, onMove, takesFocus = false } = props
	const id = useId()
	const element = useRef<HTMLDivElement>(null)
	const shown = useRef<LeafletMap>(undefined)
	const [pointed, setPointed] = useState<OnMap | 'nowhere' | null>(null)
	const at = pointed === 'nowhere' ? null : pointed
	useEffect(() => {
		const view = createMap(element.current!, {
			center: start,
			zoom: ZOOM,
			minZoom: ZOOM - 3,
			maxZoom: ZOOM + 3,
			attributionControl: false,
			keyboard: false,
		})
		shown.current = view
		view.on('moveend', () => {
			const { lat, lng } = view.getCenter().wrap()
			onMove({ lat, lng })
		})
		if (takesFocus && document.activeElement === document.body) element.current!.focus()
		return () => void view.remove()
	}, [start, onMove, takesFocus])
	useEffect(() => {
		const layer = layerGroup().addTo(shown.current!)
		for (const place of places)
			circleMarker(place, {
				radius: place.id === chosen || place.id === at?.id ? 10 : 6,
				color: colour(place.id === chosen ? 'gold-ink' : 'primary'),
				weight: place.id === at?.id ? 7 : 3,
				fillOpacity: 0.6,
			})
				.bindTooltip(place.name, { permanent: true, direction: 'right' })
				.on('click', () => onChoose(place))
				.addTo(layer)
		return () => void layer.remove()
	}, [places, chosen, at, onChoose])
	const press = (event: KeyboardEvent) => {
		const view = shown.current
		if (!view || event.target !== element.current) return
		const { key } = event
		if (isArrowKey(key)) {
			setPointed(goTowards(view, places, at, key) ?? at ?? 'nowhere')
		} else if ((key === 'Enter' || key === ' ') && at) onChoose(at)
		else if (key === '+' || key === '=') view.zoomIn()
		else if (key === '-') view.zoomOut()
		else return
		event.preventDefault()
	}
	const name = places.find((place) => place.id === chosen)?.name
	const here = name ? m.app_map_chosen({ name }) : m.app_map_keys()
	return (
		<>
			<div
				ref={element}
				className={frame}
				style={ground}
				role="application"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys.
				tabIndex={0}
				aria-label={label}
				aria-describedby={id}
				onKeyDown={press}
			/>
			<p id={id} role="status" className={note}>
				{at ? m.app_map_at({ name: at.name }) : pointed ? m.app_map_none() : here}
			</p>
		</>
	)
}
