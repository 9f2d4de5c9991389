import { api } from './client.ts'

/** Records what a visitor did (ANA-01); a failure is only logged, it never disturbs. */
export const recordEvent = (
  name: string,
  properties: Record<string, string | number | boolean | null> = {},
): void => {
  api
    .POST('/analytics/events', { body: { name, properties } })
    .catch((error: unknown) => console.info(`${name} was not recorded`, error))
}
