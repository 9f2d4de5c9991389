import { m } from '#i18n/messages'

/** The banners in their order (CAT-05). */
export const slides = [
  {
    kind: 'bundles',
    title: m.banner_bundles_title,
    text: m.banner_bundles_text,
    cta: m.banner_bundles_cta,
  },
  {
    kind: 'medium',
    title: m.banner_medium_title,
    text: m.banner_medium_text,
    cta: m.banner_medium_cta,
  },
] as const
