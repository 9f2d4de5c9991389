import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

let answer: () => { status: number; body: string } | undefined = () => undefined
const service = createServer((request, response) => {
	const given = answer()
	if (!given) return
	response.writeHead(given.status, { 'x-asked': request.url ?? '' }).end(given.body)
})
let plain: TestApp
let served: TestApp
beforeAll(async () => {
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
	const { port } = service.address() as { port: number }
	plain = await openTestApp()
	served = await openTestApp({ LOCATION_SERVICE_URL: `http://127.0.0.1:${port}/at/{ip}` })
})
afterAll(async () => {
	service.closeAllConnections()
	service.close()
	await plain.close()
	await served.close()
})

const placeOf = async (server: TestApp, remoteAddress: string) =>
	(await server.app.inject({ url: '/v1/location/ip', remoteAddress })).json()
const countryOnly = (country: string) => ({
	country,
	city: null,
	state: null,
	lat: null,
	lng: null,
})
const home = { country: 'IN', city: 'Bengaluru', state: 'Karnataka', lat: 12.9716, lng: 77.5946 }

test('6 LOC-02 an address of India, of America and of Russia is found in the embedded data', async () => {
	expect(await placeOf(plain, '49.36.1.1')).toEqual(countryOnly('IN'))
	expect(await placeOf(plain, '8.8.8.8')).toEqual(countryOnly('US'))
	expect(await placeOf(plain, '2a02:6b8::1')).toEqual(countryOnly('RU'))
})

test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.1.1', '172.16.0.9', 'fd00::1', 'fe80::1'])(
	'6 LOC-02 the private address %s is the default place',
	async (address) => {
		expect(await placeOf(plain, address)).toEqual(home)
	},
)

test('6 LOC-02 a configured service is asked, and the embedded data where it fails', async () => {
	const pune = { country: 'IN', city: 'Pune', state: 'Maharashtra', lat: 18.52, lng: 73.86 }
	answer = () => ({ status: 200, body: JSON.stringify(pune) })
	expect(await placeOf(served, '49.36.1.1')).toEqual(pune)
	answer = () => ({ status: 500, body: '{}' })
	expect(await placeOf(served, '8.8.8.8')).toEqual(countryOnly('US'))
	answer = () => ({ status: 200, body: '{"country":"<script>"}' })
	expect(await placeOf(served, '8.8.8.8')).toEqual(countryOnly('US'))
	answer = () => undefined
	expect(await placeOf(served, '8.8.8.8')).toEqual(countryOnly('US'))
})
