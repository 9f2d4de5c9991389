import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { m } from '#i18n/messages'
import { hereQuery } from '#processes/here.query.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { small } from '#ui/look.ts'
import { nearQuery } from './place.queries.ts'

const MapView = lazy(async () => ({ default: (await import('#ui/form/map-view.tsx')).MapView }))

type Point = { lat: number; lng: number }

/** A point in southern India, where the map begins when nothing is known (LOC-01). */
const SOUTH_INDIA: Point = { lat: 12.9716, lng: 77.5946 }

const wide = css({ gridColumn: '[1 / -1]' })

type PlaceMapProps = {
	/** Where the chosen place is. */
	point: Point | null
	chosen: string
	onChoose: (place: { id: string; name: string }) => void
}

const Around = ({
	point,
	chosen,
	onChoose,
	takesFocus,
}: PlaceMapProps & { takesFocus: boolean }) => {
	const { data: here, isPending } = useQuery({ ...hereQuery, enabled: !point })
	const [seen, setSeen] = useState<Point | null>(null)
	const start = useMemo(
		() => point ?? (here?.lat && here.lng ? { lat: here.lat, lng: here.lng } : SOUTH_INDIA),
		[point, here],
	)
	const { data: places, isError } = useQuery(nearQuery(seen ?? start))
	if (!point && isPending) return <Skeleton height="400px" />
	if (isError && !places) return <QueryError />
	return (
		<Suspense fallback={<Skeleton height="400px" />}>
			<p className={small}>{m.career_map_hint()}</p>
			<MapView
				label={m.career_map()}
				start={start}
				places={places ?? []}
				chosen={chosen || null}
				onChoose={onChoose}
				onMove={setSeen}
				takesFocus={takesFocus}
			/>
		</Suspense>
	)
}

/** The places around, on a map that is loaded when it is opened (LOC-01). */
export const PlaceMap = (props: PlaceMapProps) => {
	const [isOpen, setOpen] = useState(false)
	const [hasChosen, setChosen] = useState(false)
	return (
		<details className={wide} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className={link()}>{m.career_map_open()}</summary>
			{isOpen && (
				<Around
					key={`${props.point?.lat} ${props.point?.lng}`}
					{...props}
					takesFocus={hasChosen}
					onChoose={(place) => {
						setChosen(true)
						props.onChoose(place)
					}}
				/>
			)}
		</details>
	)
}
