/** A place as a form takes it over; what is not known is empty or null. */
export type FoundPlace = {
	place_id: string
	address_line_1: string
	district: string
	city: string
	state: string
	/** ISO 3166 code. */
	country: string
	postcode: string
	lat: number | null
	lng: number | null
}

/** A place to choose: its name, and where that is. */
export type PlaceOption = { place_id: string; name: string; detail: string }

/** Marks ids of the embedded gazetteer. */
const OWN = 'geonames:'

/** A place of the gazetteer with the words that it is found by. */
export type GazetteerPlace = FoundPlace & { words: string }

const searchable = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()

/**
 * Reads a line of the gazetteer: id, name, state, country, postcode, latitude, longitude, another
 * name where there is one, and in India the district.
 */
export const readGazetteerLine = (line: string): GazetteerPlace => {
	const [id = '', name = '', state = '', country = '', postcode = '', lat, lng, ...rest] =
		line.split('\t')
	const [other = '', district = ''] = rest
	return {
		place_id: OWN + id,
		address_line_1: '',
		district,
		city: name,
		state,
		country,
		postcode,
		lat: Number(lat),
		lng: Number(lng),
		words: ` ${searchable(`${name} ${other} ${state} ${postcode}`)}`,
	}
}

/** Returns true if an id is one of the gazetteer. */
export const isGazetteerId = (id: string): boolean => id.startsWith(OWN)

/**
 * LOC-01: places of which every word that was typed begins a word, those whose name begins with it
 * first, else the larger first.
 */
export const matchPlaces = (
	places: readonly GazetteerPlace[],
	typed: string,
	most: number,
): GazetteerPlace[] => {
	const words = searchable(typed)
	if (words === '') return []
	const found = places.filter((place) =>
		words.split(' ').every((word) => place.words.includes(` ${word}`)),
	)
	const first = found.filter((place) => place.words.startsWith(` ${words}`))
	return [...new Set([...first, ...found])].slice(0, most)
}

/** A place on a map. */
export type PlaceOnMap = PlaceOption & { lat: number; lng: number }

const RADIANS = Math.PI / 180

/**
 * LOC-01: the places nearest to a point, the nearest first; at such distances a degree of longitude
 * is as wide as at the point.
 */
export const nearestPlaces = (
	places: readonly GazetteerPlace[],
	{ lat, lng }: { lat: number; lng: number },
	most: number,
): PlaceOnMap[] => {
	const width = Math.cos(lat * RADIANS)
	const distanceTo = (place: FoundPlace) => {
		const east = Math.abs(place.lng! - lng)
		return Math.hypot(place.lat! - lat, Math.min(east, 360 - east) * width)
	}
	return places
		.map((place) => ({ place, distance: distanceTo(place) }))
		.sort((a, b) => a.distance - b.distance)
		.slice(0, most)
		.map(({ place }) => ({ ...optionOf(place), lat: place.lat!, lng: place.lng! }))
}

/** How a place of the gazetteer is offered. */
export const optionOf = ({ place_id, city, state, country }: FoundPlace): PlaceOption => ({
	place_id,
	name: city,
	detail: [state, country].filter(Boolean).join(', '),
})
