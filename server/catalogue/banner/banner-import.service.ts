import { MOST_BANNERS } from '#domain/catalogue/banner.rules.ts'
import { type BannerLine, bannerFile } from '#domain/catalogue/banner-file.rules.ts'
import { type FilledList, idsOf } from '#server/platform/filled-list.ts'
import { columnsOf } from './banner.service.ts'
import { deleteBanners, findBanners, insertBanner, lockBanners } from './banner.store.ts'

/** 28.3: banners from a file, behind the others. */
export const bannerList: FilledList<BannerLine> = {
	name: 'banners',
	file: bannerFile,
	hold: lockBanners,
	take: async (tx, line, { now }) => {
		const others = await findBanners(tx)
		if (others.length >= MOST_BANNERS)
			return { column: 'title', value: line.en.title, reason: 'full' }
		const position = (others.at(-1)?.position ?? -1) + 1
		const place = others.length + 1
		const columns = columnsOf({ ...line, place }, now)
		return { recordId: await insertBanner(tx, { ...columns, position }) }
	},
	undo: (tx, made) => deleteBanners(tx, idsOf(made)),
}
