import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { BannerTerms } from '#domain/catalogue/banner.rules.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A banner with its state today. */
export type DeskBanner = components['schemas']['DeskBanner']

/** Every banner in its order. */
export const deskBannersQuery = queryOptions({
	queryKey: ['mine', 'desk', 'banners'],
	queryFn: async ({ signal }) => (await api.GET('/desk/banners', { signal })).data!.data,
})

/** Makes a banner, or changes the one that the person saw. */
export const storeBanner = (banner: DeskBanner | null, terms: BannerTerms, signal: AbortSignal) =>
	banner
		? api.PUT('/desk/banners/{id}', {
				params: { path: { id: banner.id } },
				body: { before: banner.terms, terms },
				signal,
			})
		: api.POST('/desk/banners', { body: terms, signal })

/** Deletes a banner. */
export const removeBanner = (id: string, signal: AbortSignal) =>
	api.DELETE('/desk/banners/{id}', { params: { path: { id } }, signal })
