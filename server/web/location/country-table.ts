import { fileURLToPath } from 'node:url'
import type { CountryResponse, Reader } from 'maxmind'

let table: Promise<Reader<CountryResponse>> | undefined

const open = async (): Promise<Reader<CountryResponse>> => {
	const { open: openTable } = await import('maxmind')
	const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
	return openTable<CountryResponse>(fileURLToPath(import.meta.resolve(file)))
}

/**
 * The ISO 3166 code of an address by the embedded table (CC0), which is read when it is first
 * asked; null for an unknown address.
 */
export const countryOf = async (address: string): Promise<string | null> => {
	table ??= open()
	const row = (await table).get(address) as { country_code?: string } | null
	return row?.country_code ?? null
}
