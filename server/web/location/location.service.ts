import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { countryOf } from './country-table.ts'
import { DEFAULT_PLACE, isPrivateAddress, type Place } from './location.rules.ts'
import { askLocationService } from './location-service.ts'

/**
 * LOC-02: where an address seems to be, by the configured service, else by the embedded table,
 * which knows countries only. A private or unknown address is taken for the default place.
 */
export const locate = async (
	deps: Pick<Deps, 'config' | 'log'>,
	address: string,
): Promise<Place> => {
	if (isPrivateAddress(address)) return DEFAULT_PLACE
	const url = deps.config.LOCATION_SERVICE_URL
	if (url) {
		try {
			return await askLocationService(url, address)
		} catch (error) {
			deps.log.warn({ code: codeOf(error) }, 'location service')
		}
	}
	const country = await countryOf(address)
	return country ? { country, city: null, state: null, lat: null, lng: null } : DEFAULT_PLACE
}
