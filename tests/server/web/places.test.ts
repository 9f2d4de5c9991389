import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { matchPlaces, readGazetteerLine } from '#server/web/location/places.rules.ts'
import { placesNear, readPlace, searchPlaces } from '#server/web/location/places.service.ts'

const asked: string[] = []
let answer: () => { status: number; body: unknown } = () => ({ status: 500, body: {} })
const maps = createServer((request, response) => {
	asked.push(request.url ?? '')
	const { status, body } = answer()
	response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
})
let url = ''
beforeAll(async () => {
	await new Promise<void>((resolve) => maps.listen(0, '127.0.0.1', resolve))
	url = `http://127.0.0.1:${(maps.address() as { port: number }).port}`
})
afterAll(() => void maps.close())
beforeEach(() => {
	asked.length = 0
})

const around = (env: Record<string, string> = {}) => {
	const said: string[] = []
	const say = (level: string) => (_: unknown, text: unknown) => void said.push(`${level} ${text}`)
	const log = { info: say('info'), warn: say('warn'), error: say('error') } as never
	return { deps: { config: readConfig(env), log }, said }
}

const nagpur = {
	place_id: 'geonames:1262180',
	address_line_1: '',
	district: 'Nagpur',
	city: 'Nagpur',
	state: 'Maharashtra',
	country: 'IN',
	postcode: '440001',
	lat: 21.1463,
	lng: 79.0849,
}

test('LOC-01 FLD-04 without a key embedded places answer, and one error is logged', async () => {
	const { deps, said } = around()
	const names = async (text: string) => {
		const { data } = await searchPlaces(deps, text)
		return data.map(({ name, detail }) => `${name}, ${detail}`)
	}
	expect(await names('nagpur')).toEqual(['Nagpur, Maharashtra, IN'])
	expect(await names('bangalore')).toEqual(['Bengaluru, Karnataka, IN'])
	expect(await names('hyderabad')).toEqual(['Hyderabad, Telangana, IN', 'Hyderabad, Sindh, PK'])
	expect(await names('hyderabad sindh')).toEqual(['Hyderabad, Sindh, PK'])
	expect(await names('nairobi')).toEqual([
		'Nairobi, Nairobi County, KE',
		'Thika, Nairobi County, KE',
	])
	expect(await names('zzzz')).toEqual([])
	expect(await names(' -')).toEqual([])
	expect(await names('s')).toHaveLength(8)
	expect(await readPlace(deps, 'geonames:1262180')).toEqual(nagpur)
	await expect(readPlace(deps, 'geonames:0')).rejects.toMatchObject({ status: 404 })
	expect(said).toEqual(['error GOOGLE_MAPS_KEY is missing: the embedded places answer'])
})

test('LOC-01 larger places come first, and those whose name begins with the text before others', () => {
	const places = [
		'1\tNew Town\tX\tIN\t1\t1\t1',
		'2\tTown\tX\tIN\t1\t1\t1\tOld',
		'3\tTownsend\tX\tIN\t1\t1\t1',
	].map(readGazetteerLine)
	const cities = (text: string) => matchPlaces(places, text, 9).map(({ city }) => city)
	expect(cities('town')).toEqual(['Town', 'Townsend', 'New Town'])
	expect(cities('Ōld')).toEqual(['Town'])
	expect(matchPlaces(places, 'town', 1)).toHaveLength(1)
})

test('LOC-01 FLD-04 with a key the maps service is asked for establishments; where it fails the embedded places answer', async () => {
	const { deps, said } = around({ GOOGLE_MAPS_KEY: 'k1', GOOGLE_MAPS_URL: url })
	const school = { main_text: 'Nai Subah Public School', secondary_text: 'Lucknow, India' }
	answer = () => ({
		status: 200,
		body: { status: 'OK', predictions: [{ place_id: 'g1', structured_formatting: school }] },
	})
	expect(await searchPlaces(deps, 'nai su')).toEqual({
		data: [{ place_id: 'g1', name: school.main_text, detail: school.secondary_text }],
	})
	expect(asked.splice(0)).toEqual([
		'/maps/api/place/autocomplete/json?input=nai+su&types=establishment&key=k1',
	])
	answer = () => ({ status: 200, body: { status: 'REQUEST_DENIED', predictions: [] } })
	const { data } = await searchPlaces(deps, 'nagpur')
	expect(data).toEqual([
		{ place_id: 'geonames:1262180', name: 'Nagpur', detail: 'Maharashtra, IN' },
	])
	expect(said).toEqual(['warn maps service'])
})

test('NDG-06 LOC-01 a place of the maps service fills in city, district, state, country and postcode', async () => {
	const { deps } = around({ GOOGLE_MAPS_KEY: 'k1', GOOGLE_MAPS_URL: url })
	const part = (type: string, long_name: string, short_name = long_name) => ({
		long_name,
		short_name,
		types: [type, 'political'],
	})
	answer = () => ({
		status: 200,
		body: {
			status: 'OK',
			result: {
				name: 'Nai Subah Public School',
				address_components: [
					part('locality', 'Malihabad'),
					part('administrative_area_level_3', 'Lucknow'),
					part('administrative_area_level_2', 'Lucknow Division'),
					part('administrative_area_level_1', 'Uttar Pradesh', 'UP'),
					part('country', 'India', 'IN'),
					part('postal_code', '226001'),
				],
				geometry: { location: { lat: 26.85, lng: 80.95 } },
			},
		},
	})
	expect(await readPlace(deps, 'g1')).toEqual({
		place_id: 'g1',
		address_line_1: 'Nai Subah Public School',
		district: 'Lucknow',
		city: 'Malihabad',
		state: 'Uttar Pradesh',
		country: 'IN',
		postcode: '226001',
		lat: 26.85,
		lng: 80.95,
	})
	expect(asked).toEqual([
		'/maps/api/place/details/json?place_id=g1&fields=name%2Caddress_components%2Cgeometry%2Flocation&key=k1',
	])
	expect(await readPlace(deps, 'geonames:1262180')).toEqual(nagpur)
	answer = () => ({ status: 200, body: { status: 'NOT_FOUND' } })
	await expect(readPlace(deps, 'g2')).rejects.toMatchObject({ status: 404 })
})

test('LOC-01 places around a point come nearest first, also across the date line; with a key the address at the point comes before them', async () => {
	const { deps } = around()
	const { data } = await placesNear(deps, { lat: 21.1, lng: 79.1 })
	expect(data).toHaveLength(25)
	expect(data[0]).toEqual({
		place_id: 'geonames:1262180',
		name: 'Nagpur',
		detail: 'Maharashtra, IN',
		lat: 21.1463,
		lng: 79.0849,
	})
	const [east, west] = [
		await placesNear(deps, { lat: -17, lng: 179.9 }),
		await placesNear(deps, { lat: -17, lng: -179.9 }),
	]
	expect(east.data[0]).toEqual(west.data[0])
	const withKey = around({ GOOGLE_MAPS_KEY: 'k', GOOGLE_MAPS_URL: url })
	answer = () => ({
		status: 200,
		body: {
			status: 'OK',
			results: [{ place_id: 'g1', formatted_address: 'Sitabuldi, Nagpur, Maharashtra' }],
		},
	})
	const point = { lat: 21.14, lng: 79.08 }
	const found = await placesNear(withKey.deps, point)
	expect(found.data[0]).toEqual({
		place_id: 'g1',
		name: 'Sitabuldi',
		detail: 'Nagpur, Maharashtra',
		...point,
	})
	expect(asked).toEqual(['/maps/api/geocode/json?latlng=21.14%2C79.08&key=k'])
	answer = () => ({ status: 500, body: {} })
	expect((await placesNear(withKey.deps, point)).data[0]!.name).toBe('Nagpur')
	expect(withKey.said).toEqual(['warn maps service'])
})

describe('R7 a maps service that gives no answer', () => {
	test.each([
		['a page of a proxy', 200, '<!doctype html><title>Sign in</title>'],
		['an error', 500, '{}'],
		['nothing', 200, ''],
		['nonsense', 200, '{"status":"OK","result":{"geometry":7}}'],
		['more than 1 MB', 200, `{"status":"NOT_FOUND","more":"${'x'.repeat(1_100_000)}"}`],
	])('is no fault of the caller: %s is a 502', async (_, status, body) => {
		const { deps, said } = around({ GOOGLE_MAPS_KEY: 'k1', GOOGLE_MAPS_URL: url })
		answer = () => ({ status, body })
		await expect(readPlace(deps, 'g1')).rejects.toMatchObject({
			status: 502,
			code: 'service-unreachable',
		})
		expect(said).toEqual(['warn maps service'])
		const { data } = await searchPlaces(deps, 'nagpur')
		expect(data.map(({ name }) => name)).toEqual(['Nagpur'])
	})
})
