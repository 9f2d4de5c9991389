import { m } from '#i18n/messages'
import { profileLinks } from './header-links.ts'
import { partnerLinks, salesPartnerLinks } from './partner-links.ts'

/** Links for parents only (PRF-01, ROL-02). */
const parentLinks = [{ to: '/profile/parent-nomination', label: m.nomination_title }] as const

const more = [
  { to: '/profile/refunds', label: m.header_refunds },
  { to: '/profile/taas-attendance', label: m.live_attendance },
  { to: '/profile/tpo-registrations', label: m.registration_events },
  { to: '/profile/vidya-bundles', label: m.bundle_mine_title },
  { to: '/profile/vidya-bundles/my-info', label: m.bundle_info_title },
  { to: '/profile/self-assessment', label: m.assessment_title },
  { to: '/profile/nominations', label: m.nomination_received_title },
] as const

/** Links for teachers of a school only (SCH-06). */
const schoolTeacherLinks = [{ to: '/profile/school-benefits', label: m.teachers_benefits }] as const

/** Links for customer success only (INV-03, SCH-04, CBK-07). */
const staffLinks = [
  { to: '/profile/refunds/waiting', label: m.refund_queue },
  { to: '/profile/live-sessions', label: m.session_title },
  { to: '/profile/registrations/waiting', label: m.registration_queue },
  { to: '/profile/verifications', label: m.verification_title },
  { to: '/profile/school-orders/transfers', label: m.checkout_transfers },
  { to: '/profile/call-backs', label: m.callback_list },
] as const

/**
 * Returns the links of the profile's sider for these roles: the pages of the profile (PRF-01); for
 * a sales partner only theirs (PRF-03).
 */
export const siderLinks = (roles: readonly string[]) => {
  if (roles.includes('institutional_sales_partner')) return salesPartnerLinks
  return [
    ...partnerLinks(roles),
    ...profileLinks.filter(({ to }) => to !== '/community'),
    ...more,
    ...(roles.includes('parent') ? parentLinks : []),
    ...(roles.includes('institutional_teacher') ? schoolTeacherLinks : []),
    ...(roles.includes('vidya_customer_success') ? staffLinks : []),
  ]
}
