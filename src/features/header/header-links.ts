import { m } from '#i18n/messages'

/** The lists that the header leads to. */
export const headerLinks = [
  { to: '/learning', label: m.header_learning },
  { to: '/courses', label: m.header_courses },
  { to: '/bundle-products', label: m.header_bundles },
  { to: '/quiz', label: m.header_quizzes },
  { to: '/community', label: m.community_title },
] as const

/** The parts of an account, as the menus and the profile sider show them (HDR-07, PRF-01). */
export const profileLinks = [
  { to: '/profile', label: m.header_personal_details },
  { to: '/profile/favourites', label: m.header_favourites },
  { to: '/profile/my-learning', label: m.header_my_learning },
  { to: '/profile/hours', label: m.training_title },
  { to: '/profile/my-badges', label: m.certificate_mine },
  { to: '/profile/purchase-history', label: m.header_purchase_history },
  { to: '/profile/vidya-coins', label: m.header_coins },
] as const
