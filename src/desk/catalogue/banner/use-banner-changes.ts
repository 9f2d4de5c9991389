import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type DeskBanner, deskBannersQuery, removeBanner, storeBanner } from './banner.queries.ts'

/** The changes of several banners of the list. */
export const bannerChanges = (): OfferedChange[] => [
	{
		name: 'hide',
		label: m.desk_entry_hide(),
		fits: ({ row }) => !(row as DeskBanner).terms.is_hidden,
	},
	{
		name: 'show',
		label: m.desk_entry_show(),
		fits: ({ row }) => (row as DeskBanner).terms.is_hidden,
	},
	{ name: 'remove', label: m.desk_banner_remove(), fits: () => true },
]

/** Hides, shows or deletes several banners (28.3). */
export const useBannerChanges = () =>
	useBulkChange<DeskBanner>(
		(banner, change, signal) =>
			change === 'remove'
				? removeBanner(banner.id, signal)
				: storeBanner(banner, { ...banner.terms, is_hidden: change === 'hide' }, signal),
		deskBannersQuery.queryKey,
	)
