import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { countryNames } from '#i18n/country-names.ts'
import { m } from '#i18n/messages'
import { LocationField } from '#ui/form/location-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CareerText } from './career-text.tsx'
import { placesQuery } from './place.queries.ts'
import { PlaceMap } from './place-map.tsx'
import { useCareerField } from './use-career-field.ts'
import type { CareerRef } from './use-career-interest.ts'

const none: readonly never[] = []

/**
 * Where the person lives: a place that is chosen fills in the fields below it, which can be changed
 * (NDG-06).
 */
export const PlaceFields = ({
	career,
	countries,
}: {
	career: CareerRef
	/** ISO 3166 codes. */
	countries: readonly string[]
}) => {
	const { address, address_location_id, district, lat, lng } = useSelector(
		career,
		({ context }) => context.draft,
	)
	const point = useMemo(
		() => (lat && lng ? { lat: Number(lat), lng: Number(lng) } : null),
		[lat, lng],
	)
	const placing = useSelector(career, (snapshot) => snapshot.hasTag('placing'))
	const places = useQuery(placesQuery(address, !placing && address_location_id === ''))
	const country = useCareerField(career, 'country')
	const options = useMemo(
		() => [{ value: '', label: m.career_choose() }, ...countryNames(countries)],
		[countries],
	)
	return (
		<>
			<LocationField
				label={m.career_address()}
				hint={m.career_address_hint()}
				text={address}
				places={places.data ?? none}
				empty={
					places.data ? m.career_address_none() : places.isFetching && m.career_address_searching()
				}
				readOnly={country.busy}
				maxLength={300}
				onType={(value) => career.send({ type: 'field.changed', field: 'address', value })}
				onChoose={({ id, name }) => career.send({ type: 'place.chosen', placeId: id, name })}
			/>
			<PlaceMap
				point={point}
				chosen={address_location_id}
				onChoose={({ id, name }) => career.send({ type: 'place.chosen', placeId: id, name })}
			/>
			<CareerText career={career} field="city" autoComplete="address-level2" maxLength={120} />
			<TextField
				label={m.career_district()}
				name="district"
				value={district}
				onChange={({ target: { value } }) =>
					career.send({ type: 'field.changed', field: 'district', value })
				}
				readOnly={country.busy}
				maxLength={120}
			/>
			<CareerText career={career} field="state" autoComplete="address-level1" maxLength={120} />
			<CareerText career={career} field="postcode" autoComplete="postal-code" maxLength={20} />
			<SelectField
				label={country.label}
				error={country.error}
				name="country"
				value={country.value}
				options={options}
				disabled={country.busy}
				autoComplete="country"
				required
				onChange={(event) => country.change(event.target.value)}
			/>
		</>
	)
}
