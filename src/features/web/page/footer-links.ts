import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import type { SiteFacts } from '#processes/site-facts.ts'

/** The picture of the company’s registration (NAV-09), which also opens as a modal. */
export const CERTIFICATE = '/registration-certificate'

/** A link of the footer; `to` is a path of this site or an address elsewhere. */
type FooterLink = { to: string; label: string }

/**
 * The groups of the footer with their links (NAV-08, NAV-09, NAV-10); help, contact and the
 * grievance officer are among them (PRI-02).
 */
export const footerGroups = ({ copilotUrl, social, apps, referralCode }: SiteFacts) => {
	const group = (title: string, links: Record<string, string | null>) => ({
		title,
		links: Object.entries(links).flatMap(([label, to]): FooterLink[] =>
			to ? [{ to, label }] : [],
		),
	})
	return [
		group(m.header_learning(), {
			[m.header_courses()]: '/courses',
			[m.header_bundles()]: '/bundle-products',
			[m.header_quizzes()]: '/quiz',
			[m.community_title()]: '/community',
			[m.header_mind_map()]: '/mindmap',
			[m.header_plus({ brand: brand() })]: '/vidya-plus',
			[m.header_copilot()]: copilotUrl,
			[m.author_title({ brand: brand() })]: '/teach',
		}),
		group(m.header_schools(), {
			[m.offer_all({ brand: brand() })]: '/vidya-for-schools',
			[m.offer_certification()]: '/vidya-for-schools/teacher-certification',
			[m.offer_training()]: '/vidya-for-schools/teacher-training',
			[m.offer_recruitment()]: '/vidya-for-schools/teacher-recruitment',
			[m.school_registration_title()]: '/vidya-for-schools/register',
			[m.offer_programme()]: '/tpo-2025',
			[m.partner_channel()]: '/channel-partner',
			[m.partner_value()]: '/value-partner',
		}),
		group(m.header_events(), {
			[m.header_programme()]: '/international-tpo',
			[m.header_meet()]: '/gtm',
			[m.header_meet_invited()]: `/gtm?referral_code=${referralCode}`,
			[m.header_jobs()]: '/jobs',
		}),
		group(m.header_help_group(), {
			[m.header_help()]: '/help',
			[m.header_contact()]: '/contact',
			[m.header_grievance()]: '/contact#grievance-officer',
			[m.header_refunds()]: '/refund-policy',
			[m.header_privacy_choices()]: '/privacy',
		}),
		group(brand(), {
			[m.header_about()]: '/aboutus',
			[m.header_app({ brand: brand() })]: '/vidya-app',
			[m.header_certificate()]: CERTIFICATE,
			[m.header_terms()]: '/terms-of-use',
			[m.header_privacy()]: '/privacy-policy',
		}),
		group(m.header_follow(), { ...social, 'Google Play': apps.android, 'App Store': apps.ios }),
	]
}
