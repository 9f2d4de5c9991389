import 'leaflet/dist/leaflet.css'
import { circleMarker, map as createMap, type Map as LeafletMap, layerGroup } from 'leaflet'
import { useEffect, useRef } from 'react'
import { css } from '#styled/css'

const frame = css({
  h: '[400px]',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  overflow: 'hidden',
})

/** Leaflet's sheet comes later than ours and would set its own. */
const ground = { background: 'var(--colors-paper-sunken)', font: 'inherit' }

/** How near the map begins (LOC-01). */
const ZOOM = 9
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`)

type OnMap = { id: string; name: string; lat: number; lng: number }

type MapProps = {
  label: string
  /** Where the map begins; another one begins it anew. */
  start: { lat: number; lng: number }
  places: readonly OnMap[]
  /** The place that is marked. */
  chosen: string | null
  onChoose: (place: OnMap) => void
  /** Told the middle of what is seen after it was moved. */
  onMove: (centre: { lat: number; lng: number }) => void
}

/** Places around a point, 400 px high, drawn without pictures of a map service; pressing one chooses it. Loaded when it is first needed. */
export const MapView = ({ label, start, places, chosen, onChoose, onMove }: MapProps) => {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef<LeafletMap>(undefined)
  useEffect(() => {
    const view = createMap(element.current!, {
      center: start,
      zoom: ZOOM,
      minZoom: ZOOM - 3,
      maxZoom: ZOOM + 3,
      attributionControl: false,
    })
    shown.current = view
    view.on('moveend', () => {
      const { lat, lng } = view.getCenter().wrap()
      onMove({ lat, lng })
    })
    return () => void view.remove()
  }, [start, onMove])
  useEffect(() => {
    const layer = layerGroup().addTo(shown.current!)
    for (const place of places)
      circleMarker(place, {
        radius: place.id === chosen ? 10 : 6,
        color: colour(place.id === chosen ? 'gold-ink' : 'primary'),
        fillOpacity: 0.6,
      })
        .bindTooltip(place.name, { permanent: true, direction: 'right' })
        .on('click', () => onChoose(place))
        .addTo(layer)
    return () => void layer.remove()
  }, [places, chosen, onChoose])
  return (
    <div ref={element} className={frame} style={ground} role="application" aria-label={label} />
  )
}
