import { z } from 'zod'
import { askService, ServiceFault } from '#server/platform/services/ask-service.ts'
import type { Place } from './location.rules.ts'

/** How long the configured service may take, in ms. */
const TIMEOUT_MS = 1000

const answer = z.object({
	country: z.string().regex(/^[A-Z]{2}$/),
	city: z.string().nullable().default(null),
	state: z.string().nullable().default(null),
	lat: z.number().min(-90).max(90).nullable().default(null),
	lng: z.number().min(-180).max(180).nullable().default(null),
})

/**
 * Asks the service at LOCATION_SERVICE_URL, in which `{ip}` stands for the address.
 * @throws when it is away, slow, or answers something else
 */
export const askLocationService = async (url: string, address: string): Promise<Place> => {
	const { status, body } = await askService(url.replace('{ip}', encodeURIComponent(address)), {
		timeoutMs: TIMEOUT_MS,
		headers: { accept: 'application/json' },
	})
	if (status !== 200) throw new ServiceFault(`The location service answered ${status}.`)
	return answer.parse(body)
}
