import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { StartingContent } from '#domain/shop/shop-settings.rules.ts'
import type { components } from '#openapi/v1.gen.ts'

/** The settings of the shop, what is in use, and the steps that are done. */
export type ShopSetup = components['schemas']['ShopSetup']

/** Removes the demonstration. Returns the address at which the first owner signs in. */
export const removeDemo = async (signal: AbortSignal): Promise<string> =>
	(await api.POST('/desk/setup/demo-removal', { signal })).data!.begin_url

/** Gives the new shop what it begins with. */
export const chooseContent = async (content: StartingContent, signal: AbortSignal) =>
	(await api.POST('/desk/setup/content', { body: { content }, signal })).data!

/** The settings of the shop. */
export const setupQuery = queryOptions({
	queryKey: ['mine', 'desk', 'setup'],
	queryFn: async ({ signal }) => (await api.GET('/desk/setup', { signal })).data!,
})
