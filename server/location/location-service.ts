import { z } from 'zod'
import type { Place } from '#server/location/location.rules.ts'

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
  const response = await fetch(url.replace('{ip}', encodeURIComponent(address)), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`The location service answered ${response.status}.`)
  return answer.parse(await response.json())
}
