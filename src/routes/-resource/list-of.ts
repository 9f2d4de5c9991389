import { m } from '#i18n/messages'

const lists = {
	self_paced: { to: '/courses', label: m.header_courses },
	bundle: { to: '/bundle-products', label: m.bundle_title },
	other: { to: '/learning', label: m.catalogue_title },
} as const

/** The list that resources of a type belong to. */
export const listOf = (type: string) =>
	type === 'self_paced' || type === 'bundle' ? lists[type] : lists.other
