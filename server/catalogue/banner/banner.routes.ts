import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as banners from './banner.service.ts'

/** CAT-05, 28.3: the banners of the catalogue, and writing them. */
export const bannerHandlers = (deps: Deps): Handlers => ({
	listBanners: ({ query }) => banners.listBanners(deps, query),
	listDeskBanners: () => banners.listDeskBanners(deps),
	createBanner: (call) => banners.createBanner(deps, requireAccount(call), call.body),
	changeBanner: (call) =>
		banners.changeBanner(deps, requireAccount(call), call.params.id, call.body),
	removeBanner: (call) => banners.removeBanner(deps, requireAccount(call), call.params.id),
})
